import { FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import de from "./texts/de.ftl?raw";
import en from "./texts/en.ftl?raw";

const HERE = join(process.cwd(), "src/table");
const ids = (text: string): string[] => new FluentResource(text).body.map((message) => message.id).sort();

it("both languages have the same texts", () => {
  expect(ids(de)).toEqual(ids(en));
});

it("every text that is asked for exists", () => {
  const known = new Set(ids(de));
  const asked = readdirSync(HERE, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(svelte|ts)$/.test(name) && !name.includes(".test."))
    .flatMap((name) =>
      [...readFileSync(join(HERE, name), "utf8").matchAll(/"(table-[a-z-]+)"/g)].map((match) => match[1] ?? ""),
    );
  expect(asked.length).toBeGreaterThan(100);
  expect([...new Set(asked)].filter((id) => !known.has(id))).toEqual([]);
});
