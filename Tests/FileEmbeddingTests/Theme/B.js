const text = `a\n${1} \#(x) \##(y)`;
let no = "final newline"