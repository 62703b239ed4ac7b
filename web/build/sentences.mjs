// Compiles the English sentences of the catalogue into functions, a module for each of its files.
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { FluentResource } from "@fluent/bundle";

export const catalogue = fileURLToPath(new URL("../../src/firsthand/sentences/", import.meta.url));
const source = fileURLToPath(new URL("../src/", import.meta.url));
const output = `${source}english/`;
const PLURALS = new Set(["zero", "one", "two", "few", "many", "other"]);
const TAKES = { NUMBER: "number", LIST: "readonly string[]", CAPITAL: "string", SMALL: "string" };
const RESERVED = new Set(
  "a break case catch class const continue default delete do else enum export extends false finally for function if import in instanceof new null return super switch this throw true try typeof var void while with yield let static await".split(
    " ",
  ),
);

/** Writes src/english/*.ts anew where anything changed. */
export async function compileSentences(english = `${catalogue}en/`) {
  const files = [...(await read(english, "shared")), ...(await read(english, "page"))];
  const messages = new Map(files.flatMap((file) => file.messages.map((message) => [message.id, { ...message, file }])));
  const called = await calledModules();
  const modules = new Map(files.map((file) => [`${file.name}.ts`, moduleOf(file, messages, called)]));
  modules.set("sources.ts", sourcesOf(files));
  for (const [name, text] of await translations()) modules.set(name, text);
  await writeModules(modules);
}

/** Writes what has changed, each file at once: another build may read them meanwhile. */
async function writeModules(modules) {
  await mkdir(output, { recursive: true });
  for (const name of await readdir(output))
    if (!modules.has(name) && !name.startsWith(".")) await rm(output + name, { force: true });
  for (const [name, text] of modules) {
    if ((await readFile(output + name, "utf8").catch(() => null)) === text) continue;
    const fresh = `${output}.${name}.${process.pid}`;
    await writeFile(fresh, text);
    await rename(fresh, output + name);
  }
}

/** A module for each language beside English, and one that names them all, by the names of their files. */
async function translations() {
  const modules = new Map();
  const folders = (await readdir(catalogue, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  const tags = folders
    .map(({ name }) => name)
    .filter((name) => /^[a-z]{2,3}(-[A-Za-z]+)*$/.test(name) && name !== "en");
  for (const tag of tags.sort()) {
    const files = [...(await read(`${catalogue}${tag}/`, "shared")), ...(await read(`${catalogue}${tag}/`, "page"))];
    modules.set(`locale-${tag}.ts`, sourcesOf(files));
  }
  const entries = tags.map((tag) => `  ${JSON.stringify(tag)}: () => import("./locale-${tag}"),\n`);
  return modules.set(
    "locales.ts",
    `// The languages of src/firsthand/sentences/ beside English: do not edit.\nexport const LOCALES: Readonly<Record<string, () => Promise<{ readonly SOURCES: readonly string[] }>>> = {\n${entries.join("")}};\n`,
  );
}

/** The files of a folder of the catalogue, parsed. */
async function read(english, part) {
  const names = (await readdir(`${english}${part}`)).filter((name) => name.endsWith(".ftl")).sort();
  return Promise.all(
    names.map(async (name) => {
      const source = await readFile(`${english}${part}/${name}`, "utf8");
      const { body } = new FluentResource(source);
      const file = name.slice(0, -".ftl".length);
      return {
        part,
        name: file,
        source,
        messages: body.map(({ id, value }) => ({ id, value, name: nameOf(id, file) })),
      };
    }),
  );
}

/** What a bundle is made of that shows English in disguise. */
function sourcesOf(files) {
  const sources = files.map(({ source }) => source.replace(/^#.*\n/gm, ""));
  return `// Copied from src/firsthand/sentences/: do not edit.\nexport const SOURCES: readonly string[] = ${JSON.stringify(sources, null, 2)};\n`;
}

/** "end-one-more" of end.ftl is the function `oneMore`. */
function nameOf(id, file) {
  const short = id.startsWith(`${file}-`) ? id.slice(file.length + 1) : id;
  const name = short.replace(/^-/, "").replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
  return RESERVED.has(name) ? `${name}_` : name;
}

/** The modules whose functions the client calls itself; the others are only looked up by id. */
async function calledModules() {
  const paths = (await readdir(source, { recursive: true })).filter(
    (path) => /\.tsx?$/.test(path) && !path.startsWith("english"),
  );
  const texts = await Promise.all(paths.map((path) => readFile(`${source}${path}`, "utf8")));
  return new Set(
    texts.flatMap((text) => [...text.matchAll(/ from "[./]+english\/([\w-]+)"/g)].map(([, name]) => name)),
  );
}

function moduleOf(file, messages, called) {
  const used = new Set();
  const context = { file, messages, used };
  const functions = file.messages.map((message) => functionOf(message, context));
  const names = file.messages.map(({ name }) => name);
  const imports = [`import * as _ from "../sentences/compiled";`];
  for (const other of [...used].sort()) {
    imports.push(`import * as ${aside(other)} from "${other.startsWith("../") ? other : `./${other}`}";`);
  }
  const ids = file.messages.map(({ id }) => id).join(" ");
  const swap = called.has(file.name) ? `($: any) => ([${names.join(", ")}] = $)` : "null";
  return [
    `// Compiled from src/firsthand/sentences/en/${file.part}/${file.name}.ftl: do not edit.`,
    ...imports,
    "",
    ...functions,
    `_.compiled([${names.join(", ")}], "${ids}", ${swap});`,
    "",
  ].join("\n");
}

/** What a module calls another one, beside its own functions. */
function aside(name) {
  return `_${name.replace("../sentences/", "").replace(/-/g, "_")}`;
}

function functionOf({ name, id, value }, context) {
  const kinds = kindsOf(value, context.messages, [id]);
  const fields = [...kinds].sort().map(([argument, kind]) => `readonly ${argument}: ${kind}`);
  const parameters = fields.length > 0 ? `a: { ${fields.join("; ")} }` : "";
  return `export let ${name} = (${parameters}): string => ${patternOf(value, { ...context, kinds })};`;
}

// ---- what arguments there are ------------------------------------------------------------------

function kindsOf(pattern, messages, path, kinds = new Map()) {
  for (const part of [pattern].flat())
    if (typeof part !== "string") expressionKinds(part, "string", messages, path, kinds);
  return kinds;
}

function expressionKinds(part, kind, messages, path, kinds) {
  switch (part.type) {
    case "var": {
      const before = kinds.get(part.name);
      kinds.set(part.name, before === undefined || before === "string" ? kind : before);
      return;
    }
    case "mesg":
    case "term":
      kindsOf(target(part, messages, path).value, messages, [...path, part.name], kinds);
      return;
    case "func":
      if (!TAKES[part.name]) throw new Error(`${path[0]}: there is no function ${part.name}`);
      expressionKinds(part.args[0], TAKES[part.name], messages, path, kinds);
      return;
    case "select":
      expressionKinds(part.selector, selectorKind(part), messages, path, kinds);
      for (const { value } of part.variants) kindsOf(value, messages, path, kinds);
  }
}

function target(part, messages, path) {
  const id = part.type === "term" ? `-${part.name}` : part.name;
  const found = messages.get(id);
  if (!found) throw new Error(`${path[0]}: there is no message ${id}`);
  return found;
}

function selectorKind({ variants }) {
  if (isPlural(variants)) return "number";
  return variants
    .map(({ key }) => JSON.stringify(key.value))
    .sort()
    .join(" | ");
}

function isPlural(variants) {
  return variants.every(({ key }) => key.type === "num" || PLURALS.has(key.value));
}

// ---- code --------------------------------------------------------------------------------------

function patternOf(pattern, context) {
  const parts = [pattern].flat();
  if (parts.length === 1 && typeof parts[0] !== "string") return shown(parts[0], context);
  return `\`${parts.map((part) => (typeof part === "string" ? escaped(part) : `\${${shown(part, context)}}`)).join("")}\``;
}

function escaped(text) {
  return text.replace(/[\\`]|\$(?=\{)/g, "\\$&");
}

/** The code of an expression as a text. */
function shown(part, context) {
  const number = numberOf(part, context);
  if (!number) return codeOf(part, context);
  const [value, ...digits] = number;
  return digits.join() === "0,0,3" ? `_.plain(${value})` : `${more(context)}number(${number.join(", ")})`;
}

/** The arguments for the helper `number`, where an expression is one: value, grouped, least and most digits. */
function numberOf(part, context) {
  if (part.type === "var" && context.kinds.get(part.name) === "number") return [`a.${part.name}`];
  if (part.type !== "func" || part.name !== "NUMBER") return null;
  const [value, ...named] = part.args;
  const option = (name) => named.find((one) => one.name === name)?.value.value;
  const digits = [
    option("useGrouping") ?? 1,
    option("minimumFractionDigits") ?? 0,
    option("maximumFractionDigits") ?? 3,
  ];
  return [numberOf(value, context)?.[0] ?? codeOf(value, context), ...digits];
}

function codeOf(part, context) {
  switch (part.type) {
    case "str":
    case "num":
      return JSON.stringify(part.type === "num" ? String(part.value) : part.value);
    case "var":
      return `a.${part.name}`;
    case "mesg":
    case "term":
      return referenceOf(part, context);
    case "func":
      return calledOf(part, context);
    case "select":
      return selectOf(part, context);
    default:
      throw new Error(`${part.type} is not compiled`);
  }
}

function referenceOf(part, { file, messages, used }) {
  const { name, value, id, file: its } = target(part, messages, [part.name]);
  if (its !== file) used.add(its.name);
  return `${its === file ? name : `${aside(its.name)}.${name}`}(${kindsOf(value, messages, [id]).size > 0 ? "a" : ""})`;
}

function calledOf({ name, args: [subject, ...named] }, context) {
  const helper = name.toLowerCase();
  const type = named.find((option) => option.name === "type")?.value.value;
  return `_.${helper}(${codeOf(subject, context)}${type ? `, ${JSON.stringify(type)}` : ""})`;
}

function selectOf({ selector, variants, star }, context) {
  const number = isPlural(variants) && numberOf(selector, context);
  const value = number ? number[0] : codeOf(selector, context);
  const cases = variants.flatMap(({ key, value: pattern }, place) => {
    if (place === star) return [];
    const code = patternOf(pattern, context);
    if (!number || key.type === "num") return [`${value} === ${JSON.stringify(key.value)} ? ${code} : `];
    if (key.value !== "one") return [];
    if (number.length === 1) return [`${value} === 1 ? ${code} : `];
    return [`${more(context)}number(${number.join(", ")}) === "1" ? ${code} : `];
  });
  return `(${cases.join("")}${patternOf(variants[star].value, context)})`;
}

/** Numbers that are not plain are written by a helper that comes late. */
function more(context) {
  context.used.add("../sentences/number");
  return "_number.";
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await compileSentences();
