import { expect, test } from "vitest";
import { stateOfMails } from "./returned-mail";

test("more than 5 % of the mails, or a complaint, is bad", () => {
  const of = (sent: number, returned: number, complained = 0) => stateOfMails({ sent, returned, complained });
  expect(of(0, 0)).toBe("good");
  expect(of(100, 0)).toBe("good");
  expect(of(100, 5)).toBe("odd");
  expect(of(100, 6)).toBe("bad");
  expect(of(1000, 0, 1)).toBe("bad");
  // What came back of mails that were sent before.
  expect(of(0, 1)).toBe("bad");
});
