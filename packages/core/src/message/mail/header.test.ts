import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { headerLine, mailbox } from "./header";
import { customerMail } from "./order-mail";
import { branch, config, order } from "../../../test/mail";

describe("header lines", () => {
  test("never contain a second header", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(headerLine(`A\r\nBcc: ${text}`)).not.toMatch(/[\r\n\u0000-\u001f\u2028]/);
        expect(mailbox({ name: text, address: "shop@example.test" })).toMatch(/^[\x20-\x7e]*shop@example\.test>?$/);
      }),
    );
    expect(
      customerMail({
        event: "received",
        order: order(),
        branch,
        config: { ...config, shopName: "Shop\r\nBcc: x@example.test" },
      }).subject,
    ).toBe("Shop Bcc: x@example.test: Bestellung eingegangen: Ticket 12");
  });

  test("a name is quoted or encoded, in words of 75 characters at most", () => {
    expect(mailbox({ name: 'Max "M" <x@y>', address: "shop@example.test" })).toBe(
      '"Max \\"M\\" <x@y>" <shop@example.test>',
    );
    expect(mailbox({ name: "Bäcker", address: "shop@example.test" })).toBe(
      "=?UTF-8?B?QsOkY2tlcg==?= <shop@example.test>",
    );
    for (const word of mailbox({ name: "äöü€".repeat(30), address: "a@example.test" }).split(" "))
      expect(word.length).toBeLessThanOrEqual(75);
  });
});
