import assert from "node:assert/strict";
import { relative } from "node:path";
import test, { after } from "node:test";
import { fileURLToPath } from "node:url";
import { type Node, SyntaxKind } from "typescript/unstable/ast";
import { API, type Project } from "typescript/unstable/sync";

/**
 * No sentence stands outside the catalogue in the modules that are done; those that are not are named. A sentence is
 * a text between tags, a label, or any text of three words or more. Exempt are classes, and names of modules.
 */

const web = fileURLToPath(new URL("..", import.meta.url));
const source = `${web}src/`;

/** Modules with sentences of their own; each is to go when they stand in the catalogue. */
const NOT_DONE: readonly string[] = [
  "app.tsx",
  "check/findings.ts",
  "effects/awake.ts",
  "effects/sound/sound.ts",
  "happened.ts",
  "input/keys.ts",
  "input/press.ts",
  "net/arrive.ts",
  "net/connection.ts",
  "net/session.ts",
  "receive.ts",
  "screens/door/doors.tsx",
  "screens/door/join.tsx",
  "screens/end/check.tsx",
  "screens/end/end.tsx",
  "screens/end/ribbon.tsx",
  "screens/home.tsx",
  "screens/lobby/consent.tsx",
  "screens/lobby/invite.tsx",
  "screens/lobby/lobby.tsx",
  "screens/lobby/seats.tsx",
  "screens/panels/house.tsx",
  "screens/panels/keeping.tsx",
  "screens/panels/menu.tsx",
  "screens/panels/seat-panel.tsx",
  "screens/panels/settings.tsx",
  "screens/panels/setup.tsx",
  "screens/panels/sheet.tsx",
  "screens/table.tsx",
  "seat-news.ts",
  "start.tsx",
  "state/bots.ts",
  "state/knocked.ts",
  "state/words.ts",
  "view/lazy.tsx",
  "view/parts/dialog.tsx",
  "view/seats/seat.tsx",
  "view/spoken/sentences.ts",
  "view/spoken/transcript.tsx",
  "view/table/chips.tsx",
  "view/table/finish.ts",
  "view/table/lanes.tsx",
  "view/table/mat.tsx",
  "view/table/own.tsx",
  "view/table/rail.tsx",
  "view/table/say.tsx",
];

const WORDS = /[A-Za-z’']{2,}[,;:]? [A-Za-z’']+[,;:]? [A-Za-z’']{2,}/;
const LABELS = new Set(["alt", "aria-label", "hint", "label", "placeholder", "title"]);
const EXEMPT = new Set(["class", "className", "d", "viewBox", "style"]);

const api = new API({ cwd: web });
after(() => api.close());
const [project] = api.updateSnapshot({ openProjects: [`${web}tsconfig.json`] }).getProjects() as [Project];

function modules(): readonly string[] {
  const own = (name: string) =>
    name.startsWith(source) && !name.startsWith(`${source}english/`) && !name.endsWith("wire.ts");
  return project.program.getSourceFileNames().filter(own);
}

/** The sentences of a module. */
function sentences(name: string): readonly string[] {
  const found: string[] = [];
  const visit = (node: Node, label: string): void => {
    const { kind } = node;
    if (kind === SyntaxKind.ImportDeclaration || kind === SyntaxKind.ExportDeclaration) return;
    const inner = kind === SyntaxKind.JsxAttribute ? nameOf(node) : label;
    if (EXEMPT.has(inner)) return;
    const text = textOf(node);
    const between = kind === SyntaxKind.JsxText && /[A-Za-z]{2}/.test(text);
    if (between || WORDS.test(text) || (LABELS.has(inner) && /[A-Za-z]{2}/.test(text))) found.push(text.trim());
    node.forEachChild((child) => void visit(child, inner));
  };
  project.program.getSourceFile(name)?.forEachChild((node) => void visit(node, ""));
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

test("no sentence stands outside the catalogue in the modules that are done", () => {
  const open = modules().filter((name) => sentences(name).length > 0);
  assert.deepEqual(open.map((name) => relative(source, name)).sort(), [...NOT_DONE].sort());
  assert.ok(modules().length - open.length > 60);
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
