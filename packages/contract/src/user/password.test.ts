import { expect, test } from "vitest";
import { passwordFault } from "./password";
import { PASSWORD_MESSAGES } from "./password.texts";

const username = "eva.muster@example.test";

test.each([
  ["aaaaaaaaaa", "tooFewDifferent"],
  ["ababababab", "tooFewDifferent"],
  ["1212121212", "tooFewDifferent"],
  ["AaAaAaAaAaBb", "tooFewDifferent"],
  ["hallohallo", "tooFewDifferent"],
  ["blumeblume", "repeated"],
  ["12345-12345-1234", "repeated"],
  ["1234567890", "sequence"],
  ["0987654321", "sequence"],
  ["abcdefghij", "sequence"],
  ["qwertzuiop", "sequence"],
  ["qwertyuiop1", "sequence"],
  ["abcdefg12345", "sequence"],
  ["Passwort123!", "common"],
  ["password2026", "common"],
  ["hallo-12345", "common"],
  ["Willkommen1!", "common"],
  [username, "name"],
  ["Eva.Muster@Example.test", "name"],
  ["eva.muster2026", "name"],
  ["EvaMuster2026!", "name"],
  ["eva muster geht", "name"],
  ["hier-e1v2a-muster", "name"],
] as const)("%s is refused with a message", (password, reason) => {
  const message = PASSWORD_MESSAGES[reason];
  expect(passwordFault({ password, username })).toBe(typeof message === "string" ? message : message(5));
});

test.each([
  "ein-langes-passwort",
  "ein anderes passwort",
  "richtig langes passwort",
  "korrekt pferd batterie",
  "xK7#pQ2m!wZ",
  "browser-tests-1",
  "Sommerregen am Dach",
  "muster-evas-garten",
])("%s is taken", (password) => {
  expect(passwordFault({ password, username })).toBeNull();
});

test("dots, digits and spaces in a username are ignored in the comparison", () => {
  for (const name of ["maria.huber.84@example.test", "Maria Huber 84", "maria_huber84"])
    expect(passwordFault({ password: "mariahuber-ist-da", username: name })).toBe(PASSWORD_MESSAGES.name);
  // Of three letters there is one in many words.
  expect(passwordFault({ password: "ein-evakuierter-dom", username: "e.v.a.84@example.test" })).toBeNull();
});

test("without a username only the password is checked", () => {
  expect(passwordFault({ password: "eva.muster2026" })).toBeNull();
});
