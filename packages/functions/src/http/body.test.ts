import { expect, test } from "vitest";
import { request } from "../../test/support/request";
import { readJsonBody } from "./body";

test("numbers that are nearly 0, which the table cannot store, are 0", () => {
  const body = '{"focus":{"x":1e-200,"y":-1e-131},"list":[5e-324,0.5,1e-6]}';
  expect(readJsonBody(request({ method: "POST", path: "/api/images", body }))).toEqual({
    value: { focus: { x: 0, y: 0 }, list: [0, 0.5, 0.000001] },
    faults: [],
  });
});
