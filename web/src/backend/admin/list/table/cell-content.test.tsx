import { projects } from "@tresen/contract/project/project.resource";
import { activityKinds } from "@tresen/contract/time-tracking/activity-kind.resource";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { fieldsOf } from "../../model/schema-fields";
import { CellContent } from "./cell-content";

const META = { id: "1", version: 1, createdAt: "", updatedAt: "" };
const context = { currency: "EUR", labelOf: (_: string, id: string) => `Name ${id}` };
function html(field: ReturnType<typeof fieldsOf>[number] | undefined, record: object): string {
  if (!field) throw new Error("There is no such field");
  return renderToStaticMarkup(
    <CellContent field={field} record={{ ...META, ...record }} context={context} fallback="–" />,
  );
}

test("a customer who is not there has the dash that other missing values have", () => {
  const customer = fieldsOf(projects.fields).find(({ key }) => key === "customer");
  expect(customer).toMatchObject({ isCustomerData: true });
  expect(html(customer, {})).toContain("–");
  expect(html(customer, { customer: "cus_1" })).toContain("Name cus_1");
});

test("a color is seen beside its code", () => {
  const color = fieldsOf(activityKinds.fields).find(({ key }) => key === "color");
  expect(html(color, { color: "#b3261e" })).toMatch(/background:#b3261e.*#b3261e/);
  expect(html(color, {})).toContain("–");
});
