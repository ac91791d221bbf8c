#!/usr/bin/env python3
"""Writes Sources/Layout/Data/advances.txt from openly licensed fonts.

Run by hand when the fonts or the Unicode data change; neither the build nor the tests run it:

    python3 Scripts/make-advances.py > Sources/Layout/Data/advances.txt

Needs fontTools, and the fonts and data of Debian's packages fonts-liberation2, fonts-noto-core,
fonts-noto-ui-core and unicode-data.
"""

import sys
import unicodedata
from fontTools.ttLib import TTFont

FONTS = "/usr/share/fonts/truetype"
DATA = "/usr/share/unicode"
UNIT = 2048

# The scale of Liberation Sans is the ratio of the average advances of Apple's system font and Arial
# in English. For the other scripts no figure is published: 1 is an assumption.
LIBERATION_SCALE = 958
NOTO_SCALE = 1000

# Name of the font file and whether its widths are less certain: letters join, or change their shape.
NOTO = [
    ("", False), ("Hebrew", False), ("Armenian", False), ("Georgian", False), ("ArabicUI", True), ("Thaana", False),
    ("DevanagariUI", True), ("BengaliUI", True), ("GurmukhiUI", True), ("GujaratiUI", True),
    ("OriyaUI", True), ("TamilUI", True), ("TeluguUI", True), ("KannadaUI", True),
    ("MalayalamUI", True), ("SinhalaUI", True), ("ThaiUI", False), ("LaoUI", False),
    ("MyanmarUI", True), ("KhmerUI", True), ("Ethiopic", False), ("Cherokee", False),
    ("Symbols", False), ("Symbols2", False),
]

# The signs that join the consonant before them to the one after.
JOINERS = [0x094D, 0x09CD, 0x0ACD, 0x0B4D, 0x0C4D, 0x0D4D]

# How often each form of an Arabic letter is taken to occur in running text.
FORMS = {"isol": 15, "init": 25, "medi": 35, "fina": 25}


def ranges_of(path, *values):
    """The code points to which a file of the Unicode database gives one of the values."""
    result = set()
    with open(f"{DATA}/{path}", encoding="utf-8") as file:
        for line in file:
            fields = [field.strip() for field in line.split("#")[0].split(";")]
            if len(fields) < 2 or fields[1] not in values:
                continue
            first, _, last = fields[0].partition("..")
            result.update(range(int(first, 16), int(last or first, 16) + 1))
    return result


def listed(points):
    """Code points as words FIRST or FIRST-LAST."""
    words, points = [], sorted(points)
    first = previous = None
    for point in points + [None]:
        if previous is not None and point == previous + 1:
            previous = point
            continue
        if first is not None:
            words.append(f"{first:04X}" if first == previous else f"{first:04X}-{previous:04X}")
        first = previous = point
    return words


def write_list(name, points):
    line = name
    for word in listed(points):
        if len(line) + 1 + len(word) > 100:
            print(line)
            line = name
        line += " " + word
    print(line)


class Face:
    def __init__(self, path):
        self.font = TTFont(path)
        self.cmap = self.font.getBestCmap()
        self.metrics = self.font["hmtx"].metrics
        self.em = self.font["head"].unitsPerEm
        self.forms = self.substitutions()

    def substitutions(self):
        """For each form of a joined script, glyph to glyph."""
        result = {name: {} for name in FORMS}
        if "GSUB" not in self.font or self.font["GSUB"].table.FeatureList is None:
            return result
        table = self.font["GSUB"].table
        for record in table.FeatureList.FeatureRecord:
            if record.FeatureTag not in result:
                continue
            for index in record.Feature.LookupListIndex:
                for subtable in table.LookupList.Lookup[index].SubTable:
                    subtable = getattr(subtable, "ExtSubTable", subtable)
                    result[record.FeatureTag].update(getattr(subtable, "mapping", {}))
        return result

    def advance(self, point):
        glyph = self.cmap[point]
        shapes = [(self.forms[form].get(glyph), weight) for form, weight in FORMS.items()]
        # The shape without a substitution is the one that stands alone.
        shapes = [(shape or (glyph if form == "isol" else None), weight)
                  for (shape, weight), form in zip(shapes, FORMS)]
        shapes = [(self.metrics[shape][0], weight) for shape, weight in shapes if shape]
        mean = sum(width * weight for width, weight in shapes) / sum(w for _, w in shapes)
        return round(mean * UNIT / self.em)

    def version(self):
        name = self.font["name"].getDebugName(5)
        return name.split(";")[0].replace("Version ", "").strip()


def write_advances(advances):
    """Lines of a first code point and the advances from there on."""
    line, previous, last, count = "", None, None, 0

    def item(pair):
        regular, bold = pair
        return f"{regular}" if regular == bold else f"{regular}{bold - regular:+d}"

    words, start, total = [], None, []

    def flush():
        nonlocal words
        if not words:
            return
        text, index = f"{start:04X}", 0
        while index < len(words):
            same = 1
            while index + same < len(words) and words[index + same] == words[index]:
                same += 1
            word = words[index] + (f"*{same}" if same > 1 else "")
            if len(text) + 1 + len(word) > 100:
                print(text)
                text = f"{start + index:04X}"
            text += " " + word
            index += same
        print(text)
        words = []

    for point in sorted(advances):
        if previous is None or point != previous + 1:
            flush()
            start = point
        words.append(item(advances[point]))
        previous = point
    flush()


def add_composed(advances, excluded):
    """Gives a letter with marks that the font lacks the advance of the letter."""
    for point in range(0xA0, 0x3000):
        base, *marks = unicodedata.normalize("NFD", chr(point))
        is_marked = marks and all(unicodedata.category(mark) == "Mn" for mark in marks)
        if is_marked and point not in advances and point not in excluded and ord(base) in advances:
            advances[point] = advances[ord(base)]


def main():
    assigned_marks = {point for point in range(0x110000)
                      if unicodedata.category(chr(point)) in ("Mn", "Me", "Cc", "Zl", "Zp")}
    zero = assigned_marks | ranges_of("DerivedCoreProperties.txt", "Default_Ignorable_Code_Point")
    zero |= set(range(0x1160, 0x1200)) | set(range(0xD7B0, 0xD800))
    zero -= {0x09}
    emoji = ranges_of("emoji/emoji-data.txt", "Emoji_Presentation") - zero
    wide = ranges_of("EastAsianWidth.txt", "W", "F") - zero - emoji
    # Ranges with gaps that are not assigned are wide as a whole.
    for first, last in [(0x17000, 0x18CFF), (0x1B000, 0x1B2FF), (0x20000, 0x3FFFD)]:
        wide |= set(range(first, last + 1))
    half = set(range(0xFF61, 0xFFDD)) | set(range(0xFFE8, 0xFFEF))
    half -= zero
    excluded = zero | emoji | wide | half
    excluded |= set(range(0xE000, 0xF900)) | set(range(0xF0000, 0x110000)) | {0xFFFD}

    # Noto Sans fills the gaps of Liberation Sans, brought to the same average of small letters.
    liberation = Face(f"{FONTS}/liberation2/LiberationSans-Regular.ttf")
    noto = Face(f"{FONTS}/noto/NotoSans-Regular.ttf")
    small = range(ord("a"), ord("z") + 1)
    filling_scale = round(
        LIBERATION_SCALE * sum(map(liberation.advance, small)) / sum(map(noto.advance, small)))

    seen = set()
    sections = []
    for name, scale, is_uncertain, regular, bold in [
        ("Liberation Sans", LIBERATION_SCALE, False, "liberation2/LiberationSans-Regular.ttf",
         "liberation2/LiberationSans-Bold.ttf")
    ] + [
        (f"Noto Sans {name}".strip(), NOTO_SCALE if name else filling_scale, is_uncertain,
         f"noto/NotoSans{name}-Regular.ttf",
         f"noto/NotoSans{name}-Bold.ttf") for name, is_uncertain in NOTO
    ]:
        face = Face(f"{FONTS}/{regular}")
        try:
            strong = Face(f"{FONTS}/{bold}")
        except OSError:
            strong = face
        advances = {}
        for point in face.cmap:
            if point in excluded or point in seen or point < 0x20:
                continue
            width = face.advance(point)
            if width == 0 or unicodedata.category(chr(point)) == "Cn":
                continue
            advances[point] = (width, strong.advance(point) if point in strong.cmap else width)
        if not seen:
            add_composed(advances, excluded)
        seen |= set(advances)
        sections.append((name, scale, is_uncertain, face.version(), advances))

    letters = [(pair, scale) for _, scale, _, _, advances in sections
               for point, pair in advances.items()
               if unicodedata.category(chr(point)).startswith("L")]
    fallback = [round(sum(pair[i] * scale for pair, scale in letters) / len(letters) / 1000)
                for i in (0, 1)]

    print("# Advance widths in 1/2048 em, made by Scripts/make-advances.py.")
    print("#")
    print("# Facts about these fonts, all under the SIL Open Font License 1.1:")
    for name, _, _, version, _ in sections:
        print(f"#   {name} {version}")
    print("# Widths, marks and emoji: Unicode Character Database 15.0.0, Unicode License.")
    print("#")
    print("#   name N          the version of these figures; snapshots record it")
    print("#   fallback R B    the mean advance of all letters here, for what is not listed")
    print("#   font S [joined] thousandths by which the advances below are scaled; widths of joined or")
    print("#                   reshaped letters are less certain. For Liberation Sans, 958 is the ratio")
    print("#                   of the average advances of the system font and Arial in English; Noto")
    print("#                   Sans has the same average of small letters; 1000 is an assumption.")
    print("#   HEX A A …       the advances from a code point on: regular, the difference in bold when")
    print("#                   there is one, and *N for N equal ones. An Arabic letter has the mean of")
    print("#                   its forms: 15 isolated, 25 initial, 35 medial, 25 final of a hundred.")
    print("#   zero, wide, half, emoji, joiner  code points without a width, of one em, of half an em,")
    print("#                   that are pictures, and that join two consonants of an Indic script")
    print("name table-1")
    print(f"fallback {fallback[0]} {fallback[1]}")
    for name, scale, is_uncertain, _, advances in sections:
        print(f"# {name}")
        print(f"font {scale}{' joined' if is_uncertain else ''}")
        write_advances(advances)
    write_list("zero", zero)
    write_list("wide", wide)
    write_list("half", half)
    write_list("emoji", emoji)
    write_list("joiner", JOINERS)
    print(f"{sum(len(s[4]) for s in sections)} advances", file=sys.stderr)


main()
