// What a report can do beyond showing itself: keys, copying, one picture over the other. Without this
// file everything is there to be read.

"use strict";

const root = document.documentElement;
const cards = [...document.querySelectorAll(".cause")];
const status = document.getElementById("status");

function element(name, attributes, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

// The card that keys are about: the one with the focus while it is seen, else the first that reaches
// down to where people read.

function current() {
  const focused = document.activeElement?.closest(".cause");
  if (focused && isSeen(focused)) return focused;
  const line = Math.min(window.innerHeight * 0.35, 360);
  return cards.find((card) => card.getBoundingClientRect().bottom > line) ?? cards.at(-1);
}

function isSeen(card) {
  const box = card.getBoundingClientRect();
  return box.bottom > 120 && box.top < window.innerHeight - 60;
}

function move(step) {
  if (cards.length === 0) return;
  const card = current();
  const index = cards.indexOf(card);
  // From above the first card, the next one is the first.
  const isAbove = step > 0 && card.getBoundingClientRect().top > 120 && document.activeElement !== card;
  const target = cards[Math.min(Math.max(index + (isAbove ? 0 : step), 0), cards.length - 1)];
  target.focus({ preventScroll: true });
  target.scrollIntoView({ block: "start" });
}

// Pictures

const pairs = [...document.querySelectorAll(".pair")];
const buttons = {};

function show(view) {
  root.dataset.view = view;
  for (const [name, button] of Object.entries(buttons)) {
    button.setAttribute("aria-pressed", String(name === view));
  }
}

function addSlider(pair) {
  const slider = element("input", {
    type: "range", class: "slider", min: "0", max: "100", value: "50",
    "aria-label": "How much of the picture before is shown",
  });
  slider.addEventListener("input", () => pair.style.setProperty("--split", `${slider.value}%`));
  pair.append(slider);
  // A picture is its own handle.
  pair.addEventListener("pointermove", (event) => {
    if (root.dataset.view !== "overlay" || event.buttons !== 1 || event.target === slider) return;
    const box = pair.getBoundingClientRect();
    const share = Math.min(Math.max((event.clientX - box.left) / box.width, 0), 1);
    slider.value = String(Math.round(share * 100));
    pair.style.setProperty("--split", `${slider.value}%`);
    event.preventDefault();
  });
  for (const image of pair.querySelectorAll("img")) image.draggable = false;
}

// Commands

function select(code) {
  const range = document.createRange();
  range.selectNodeContents(code);
  const selection = window.getSelection();
  selection.removeAllRanges();
  selection.addRange(range);
}

async function copy(code, button) {
  try {
    await navigator.clipboard.writeText(code.textContent);
  } catch {
    // Without a server, some browsers give no clipboard to a page.
    select(code);
    if (!document.execCommand("copy")) return;
  }
  status.textContent = `Copied: ${code.textContent}`;
  if (!button) return;
  button.textContent = "Copied";
  setTimeout(() => { button.textContent = "Copy"; }, 1500);
}

for (const command of document.querySelectorAll(".command")) {
  const code = command.querySelector("code");
  const button = element("button", { type: "button", "aria-label": `Copy ${code.textContent}` }, "Copy");
  button.addEventListener("click", () => copy(code, button));
  command.append(button);
}

// Keys

const keys = [
  ["j", "Next change", () => move(1)],
  ["k", "Previous change", () => move(-1)],
  ["o", "One picture over the other", () => show("overlay")],
  ["s", "Pictures side by side", () => show("side")],
  ["c", "Copy the command that accepts", () => {
    const command = current()?.querySelector(".command");
    if (command) copy(command.querySelector("code"), command.querySelector("button"));
  }],
  ["?", "This list", () => help.open ? help.close() : help.showModal()],
];

const list = element("dl", {});
for (const [key, words] of keys) {
  list.append(element("dt", {}, element("kbd", {}, key)), element("dd", {}, words));
}
const close = element("button", { type: "button" }, "Close");
const help = element(
  "dialog", { "aria-labelledby": "help-title" },
  element("h2", { id: "help-title" }, "Keys"), list, close);
close.addEventListener("click", () => help.close());
document.body.append(help);

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (help.open && event.key !== "?") return;
  const found = keys.find(([key]) => key === event.key);
  if (!found) return;
  event.preventDefault();
  found[2]();
});

// Tools in the bar

const tools = document.getElementById("tools");
if (pairs.length > 0) {
  const choice = element("div", { class: "choice", role: "group", "aria-label": "Pictures" });
  for (const [name, words] of [["side", "Side by side"], ["overlay", "Overlay"]]) {
    buttons[name] = element("button", { type: "button" }, words);
    buttons[name].addEventListener("click", () => show(name));
    choice.append(buttons[name]);
  }
  tools.append(choice);
  pairs.forEach(addSlider);
  show("side");
}
if (cards.length > 0) {
  const button = element("button", { type: "button", class: "wide-only" }, "Keys ", element("kbd", {}, "?"));
  button.addEventListener("click", () => help.showModal());
  tools.append(button);
}

// The list follows the page.

const links = new Map(
  [...document.querySelectorAll(".sidebar a")].map((link) => [link.hash.slice(1), link]));

// Scrolls the list alone: the page must stay where the reader is.
function reveal(link) {
  const bar = document.querySelector(".sidebar");
  const box = link.getBoundingClientRect();
  const frame = bar.getBoundingClientRect();
  if (box.top < frame.top) bar.scrollTop += box.top - frame.top - 40;
  if (box.bottom > frame.bottom) bar.scrollTop += box.bottom - frame.bottom + 40;
}

if ("IntersectionObserver" in window) {
  let marked = null;
  const follow = () => {
    const link = links.get(current()?.id);
    if (link === marked) return;
    marked?.removeAttribute("aria-current");
    link?.setAttribute("aria-current", "true");
    if (link) reveal(link);
    marked = link;
  };
  const observer = new IntersectionObserver(follow, { threshold: [0, 0.05], rootMargin: "-120px 0px -40% 0px" });
  for (const card of cards) observer.observe(card);
}
