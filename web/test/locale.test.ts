import "./page";
import assert from "node:assert/strict";
import test from "node:test";
import * as door from "../src/english/door";
import * as figure from "../src/english/figure";
import { byId, modules } from "../src/sentences/compiled";
import { chosenLocale } from "../src/sentences/locale";
import { speak } from "../src/sentences/other";

test("the address chooses the language, else the reader's own where it is translated", () => {
  const known = { de: null, "pt-BR": null };
  assert.equal(chosenLocale("?locale=de", ["en"], known), "de");
  assert.equal(chosenLocale("?locale=xx", ["de"], known), null);
  assert.equal(chosenLocale("?locale=ar-XB", ["en"], known), "ar-XB");
  assert.equal(chosenLocale("", ["de-AT", "en"], known), "de");
  assert.equal(chosenLocale("", ["pt-BR"], known), "pt-BR");
  assert.equal(chosenLocale("", ["en-GB", "de"], known), null);
});

test("a translation takes the place of English, and what it lacks stays English", () => {
  const sources = ["door-other = Anderer Code\nfigure-seconds = { NUMBER($n, useGrouping: 0) } Sek."];
  speak({ tag: "de", rightToLeft: false, sources }, byId, modules);
  assert.equal(door.other(), "Anderer Code");
  assert.equal(figure.seconds({ n: 0.5 }), "0,5 Sek.");
  assert.equal(door.home(), "Home");
});
