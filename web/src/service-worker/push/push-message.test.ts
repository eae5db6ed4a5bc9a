import { expect, it } from "vitest";
import { messageOf } from "./push-message";

const MESSAGE = {
  title: "Neu: Bestellung 42",
  body: "Takeaway · 18:30",
  url: "/backend#/?order=ord_1",
  tag: "1-newOrder",
};

it("shows what was sent", () => {
  expect(messageOf({ ...MESSAGE, event: "newOrder" })).toEqual(MESSAGE);
});

it.each([null, undefined, "text", 7, [], {}, { title: "" }, { title: 5 }])("shows something for %j", (data) => {
  expect(messageOf(data)).toMatchObject({ title: "Neuigkeiten am Bestelltresen", url: "/backend#/" });
});

it.each(["https://evil.example/", "//evil.example/", "/", "/backendx", "javascript:alert(1)", 5])(
  "a click never leads to %j",
  (url) => expect(messageOf({ ...MESSAGE, url }).url).toBe("/backend#/"),
);
