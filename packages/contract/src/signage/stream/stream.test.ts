import { expect, test } from "vitest";
import { fieldErrors } from "../../kit/validation/validation";
import { openApiDocument } from "../../openapi/openapi";
import { streams } from "./stream.resource";

const faults = (changes: object): string[] => {
  const result = streams.fields.safeParse({ name: "Theke", filler: "seg_1", ...changes });
  return result.success ? [] : fieldErrors(result.error).map(({ field, message }) => `${field ?? ""} ${message}`);
};
const window = (from: string, to: string) => ({ segment: "seg_1", from, to });

test("a window that ends when it begins is refused, but for a whole day", () => {
  const noTime = "Beginn und Ende sind gleich. Der ganze Tag geht von 00:00 bis 24:00.";
  const whole = [window("00:00", "24:00"), window("00:00", "00:00"), window("22:00", "02:00")];
  expect(faults({ plan: [...whole, window("15:00", "15:00")] })).toEqual([`plan.3.to ${noTime}`]);
  const days = { fromDate: "2026-12-24", toDate: "2026-12-24" };
  const overrides = [...whole, window("15:00", "15:00")].map((one) => ({ ...days, ...one }));
  expect(faults({ overrides })).toEqual([`overrides.3.to ${noTime}`]);
  expect(faults({ plan: [{ ...window("15:00", "15:00"), priority: -1 }] })).toHaveLength(2);
});

test("the filters of the list that are no fields say which streams they mean", () => {
  const { parameters } = openApiDocument().paths["/api/digital-signage-streams"]?.["get"] as {
    parameters: { name: string; schema: object }[];
  };
  const described = Object.fromEntries(parameters.map(({ name, schema }) => [name, JSON.stringify(schema)]));
  expect(described["branch"]).toContain("Streams dieser Filiale und solche, die für alle Filialen gelten");
  expect(described["tag"]).toContain("Streams, die eine Filmsequenz oder Szene mit diesem Schlagwort spielen");
});
