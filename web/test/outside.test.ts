import assert from "node:assert/strict";
import { relative } from "node:path";
import test, { after } from "node:test";
import { fileURLToPath } from "node:url";
import { type Node, SyntaxKind } from "typescript/unstable/ast";
import { API, type Project } from "typescript/unstable/sync";

/**
 * No sentence stands outside the catalogue. A sentence is a text between tags, a label, a text that is shown as it is,
 * a text of two words or more, or one with a capital. Exempt are classes, names of modules, and what only a browser
 * reads: selectors, keys and what is wrong with the page itself.
 */

const web = fileURLToPath(new URL("..", import.meta.url));
const source = `${web}src/`;
const GUISES = `${web}test/guises.tsx`;

const WORDS = /[A-Za-z’']{2,}[,;:]? [A-Za-z’']{2,}/;
const TITLE = /^[A-Z][a-z’]+[.…:?!]?$/;
const LABELS = new Set(["alt", "aria-label", "hint", "label", "line", "placeholder", "title", "words"]);
const EXEMPT = new Set(["class", "className", "d", "viewBox", "style"]);
/** Calls whose texts only a browser or a programmer reads. */
const UNREAD = new Set([
  "Error",
  "addEventListener",
  "closest",
  "matches",
  "part",
  "querySelector",
  "querySelectorAll",
]);
/** How browsers call keys, and what a style sheet asks of a device. */
const KEYS = /^(Enter|Escape|Meta|Numpad|Semicolon|Space)$/;
const MEDIA = /^\([a-z-]+: [a-z-]+\)$/;
/** Classes that are put together, and what is hashed with a deal, so that it is a deal's hash alone. */
const UNSEEN = new Set([
  "back flight",
  "lanes unseen",
  "lanes is-",
  "firsthand server",
  "firsthand nonce",
  "firsthand deal",
]);

const api = new API({ cwd: web });
after(() => api.close());
const [project] = api.updateSnapshot({ openProjects: [`${web}tsconfig.json`] }).getProjects() as [Project];

function modules(): readonly string[] {
  const made = ["english/", "wire/", "wire.ts"];
  const own = (name: string) => name.startsWith(source) && !made.some((path) => name.startsWith(`${source}${path}`));
  return project.program.getSourceFileNames().filter(own);
}

/** The sentences of a module. */
function sentences(name: string): readonly string[] {
  const file = project.program.getSourceFile(name);
  return file ? sentencesIn(file) : [];
}

function sentencesIn(file: Node): readonly string[] {
  const found: string[] = [];
  const visit = (node: Node, label: string): void => {
    if (SKIPPED.has(node.kind) || UNREAD.has(calledBy(node))) return;
    const inner = labelOf(node, label);
    if (EXEMPT.has(inner)) return;
    const text = textOf(node).trim();
    if (isSentence(text, inner || (node.kind === SyntaxKind.JsxText ? SHOWN : ""))) found.push(text);
    node.forEachChild((child) => void visit(child, inner));
  };
  file.forEachChild((node) => void visit(node, ""));
  return found;
}

/** What stands between tags. */
const SHOWN = "shown";
const SKIPPED = new Set([SyntaxKind.ImportDeclaration, SyntaxKind.ExportDeclaration, SyntaxKind.LiteralType]);
const COMPARED = new Set([SyntaxKind.EqualsEqualsEqualsToken, SyntaxKind.ExclamationEqualsEqualsToken]);

function isSentence(text: string, label: string): boolean {
  if (label === SHOWN || LABELS.has(label)) return /[A-Za-z]{2}/.test(text);
  if (MEDIA.test(text) || UNSEEN.has(text)) return false;
  return WORDS.test(text) || (TITLE.test(text) && !KEYS.test(text));
}

/** As what the texts below a node are read: the name of an attribute, SHOWN, or nothing. */
function labelOf(node: Node, label: string): string {
  const { kind } = node;
  if (kind === SyntaxKind.JsxAttribute) return nameOf(node);
  if (kind === SyntaxKind.JsxExpression) return label || SHOWN;
  const { operatorToken } = node as unknown as { readonly operatorToken?: Node };
  const away =
    kind === SyntaxKind.CallExpression ||
    kind === SyntaxKind.ArrowFunction ||
    COMPARED.has(operatorToken?.kind as never);
  return away ? "" : label;
}

/** The name of the function or the class that a node calls. */
function calledBy(node: Node): string {
  if (node.kind !== SyntaxKind.CallExpression && node.kind !== SyntaxKind.NewExpression) return "";
  const { expression } = node as unknown as { readonly expression: Node };
  return expression.getText().split(".").at(-1) ?? "";
}

const FUNCTIONS = new Set([
  SyntaxKind.ArrowFunction,
  SyntaxKind.FunctionDeclaration,
  SyntaxKind.FunctionExpression,
  SyntaxKind.MethodDeclaration,
]);

/** The messages that a module reads while it is loaded: they would stay English in every locale. */
function madeAtOnce(name: string): readonly string[] {
  const file = project.program.getSourceFile(name);
  const from = [...(file?.text ?? "").matchAll(/import \* as (\w+) from "[^"]*\/english\//g)].map(([, as]) => as);
  const found: string[] = [];
  const visit = (node: Node): void => {
    if (FUNCTIONS.has(node.kind) || SKIPPED.has(node.kind)) return;
    const text = node.kind === SyntaxKind.PropertyAccessExpression ? node.getText() : "";
    if (from.includes(text.split(".")[0])) found.push(text);
    node.forEachChild((child) => void visit(child));
  };
  file?.forEachChild((node) => void visit(node));
  return found;
}

function nameOf(node: Node): string {
  const { name } = node as unknown as { readonly name: { readonly text: string } };
  return name.text;
}

const TEXTS = new Set([
  SyntaxKind.JsxText,
  SyntaxKind.NoSubstitutionTemplateLiteral,
  SyntaxKind.StringLiteral,
  SyntaxKind.TemplateHead,
  SyntaxKind.TemplateMiddle,
  SyntaxKind.TemplateTail,
]);

function textOf(node: Node): string {
  return TEXTS.has(node.kind) ? (node as unknown as { readonly text: string }).text : "";
}

test("no sentence stands outside the catalogue", () => {
  const found = modules().flatMap((name) => sentences(name).map((text) => `${relative(source, name)}: ${text}`));
  assert.deepEqual(found, []);
  assert.ok(modules().length > 100);
});

test("a sentence is found in any guise", () => {
  const guises = ["one", "other", "label", "between", "yes", "no", "more", "two words", "Round", "Judging…", "Again"];
  const found = sentences(GUISES).map((text) => text.replace("+", ""));
  assert.deepEqual(found.filter(Boolean).sort(), guises.sort());
});

test("no sentence is made before another locale has come", () => {
  assert.deepEqual(
    modules().flatMap((name) => madeAtOnce(name).map((text) => `${relative(source, name)}: ${text}`)),
    [],
  );
});

test("a sentence that is made at once is found", () => {
  assert.deepEqual(madeAtOnce(GUISES), ["words.play", "words.join"]);
});

test("what travels as a sentence is put into words before it is shown", () => {
  const { checker } = project;
  const shown: string[] = [];
  const visit = (node: Node): void => {
    if (node.kind === SyntaxKind.JsxExpression || node.kind === SyntaxKind.TemplateSpan) {
      const { expression } = node as unknown as { readonly expression?: Node };
      const type = expression && checker.getTypeAtLocation(expression);
      if (type && /(^|\| )Sentence\b/.test(checker.typeToString(type)))
        shown.push(`${checker.typeToString(type)}: ${expression.getText()}`);
    }
    node.forEachChild((child) => void visit(child));
  };
  for (const name of modules()) project.program.getSourceFile(name)?.forEachChild((node) => void visit(node));
  assert.deepEqual(shown, []);
});
