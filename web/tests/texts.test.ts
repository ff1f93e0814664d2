import { readFileSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";

const root = join(import.meta.dirname, "..", "src");
const FILES = readdirSync(root, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.name === "de.ftl")
  .map((entry) => relative(root, entry.parentPath));
const read = (folder: string, lang: string): string => readFileSync(join(root, folder, `${lang}.ftl`), "utf8");

function bundle(lang: string): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false });
  for (const folder of FILES) {
    const errors = made.addResource(new FluentResource(read(folder, lang)));
    expect(errors, `${folder}/${lang}.ftl has an id twice`).toEqual([]);
  }
  return made;
}

/** Every message of a file with the variables it uses; also what the parser skipped as broken is missed here. */
function messages(text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const block of text.split(/^(?=[a-zA-Z][\w-]*\s*=)/m)) {
    const id = /^([a-zA-Z][\w-]*)\s*=/.exec(block)?.[1];
    if (!id) continue;
    const body = block.split(/^#/m)[0] ?? "";
    found.set(id, [...new Set([...body.matchAll(/\$([\w-]+)/g)].map((match) => match[1]))].sort().join(" "));
  }
  return found;
}

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(
      (entry) =>
        entry.isFile() &&
        /\.(svelte|ts)$/.test(entry.name) &&
        !/(types|outlines|\.test)\.ts$/.test(entry.name) &&
        !entry.parentPath.includes("fixtures"),
    )
    .map((entry) => join(entry.parentPath, entry.name));
}

describe.each(FILES)("the words of %s", (folder) => {
  test("are the same ids with the same variables in both languages", () => {
    expect([...messages(read(folder, "de"))].sort()).toEqual([...messages(read(folder, "en"))].sort());
  });
  test("parse without loss", () => {
    for (const lang of ["de", "en"]) {
      const parsed = new FluentResource(read(folder, lang)).body.map((entry) => entry.id).sort();
      expect(parsed).toEqual([...messages(read(folder, lang)).keys()].sort());
    }
  });
});

test("both languages format every message", () => {
  for (const lang of ["de", "en"]) {
    const made = bundle(lang);
    for (const folder of FILES) {
      for (const [id, variables] of messages(read(folder, lang))) {
        const errors: Error[] = [];
        const values = Object.fromEntries(
          variables
            .split(" ")
            .filter(Boolean)
            .map((name) => [name, 2]),
        );
        const text = made.formatPattern(made.getMessage(id)!.value!, values, errors);
        expect(errors, `${lang} ${id}`).toEqual([]);
        expect(text, `${lang} ${id}`).not.toBe("");
      }
    }
  }
});

test("every text that the sources name exists", () => {
  const known = new Set(FILES.flatMap((folder) => [...messages(read(folder, "en")).keys()]));
  const unknown: string[] = [];
  for (const file of sources(root)) {
    const source = readFileSync(file, "utf8");
    for (const match of source.matchAll(/\bt\(\s*["']([\w-]+)["']/g))
      if (!known.has(match[1]!)) unknown.push(`${file}: ${match[1]}`);
  }
  expect(unknown).toEqual([]);
});

test("no visible word is written into the markup", () => {
  const NAMES = new Set(["Great", "Powers", "Deutsch", "English", "DE", "EN"]);
  const found: string[] = [];
  for (const file of sources(root).filter((name) => name.endsWith(".svelte"))) {
    const markup = withoutCode(readFileSync(file, "utf8"));
    for (const word of markup.replace(/<[^>]*>/g, " ").match(/\p{L}{2,}/gu) ?? [])
      if (!NAMES.has(word)) found.push(`${file}: ${word}`);
    for (const match of markup.matchAll(/\b(?:aria-label|title|placeholder|alt)="([^"]*\p{L}{2,}[^"]*)"/gu))
      found.push(`${file}: ${match[0]}`);
  }
  expect(found).toEqual([]);
});

/** The markup of a component: scripts, styles, comments and everything in braces cut out. */
function withoutCode(source: string): string {
  const text = source.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, "").replace(/<!--[\s\S]*?-->/g, "");
  let depth = 0;
  let kept = "";
  for (const character of text) {
    if (character === "{") depth += 1;
    if (depth === 0) kept += character;
    if (character === "}") depth -= 1;
  }
  return kept;
}
