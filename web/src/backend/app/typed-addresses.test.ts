// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { createPlacedHistory } from "./typed-addresses";

test("a typed address has its place between the entries before and after it", () => {
  const history = createPlacedHistory();
  const stop = history.subscribe(() => undefined);
  const before = history.location.state.__TSR_index;
  // What the browser does when an address is typed.
  History.prototype.pushState.call(window.history, null, "", "#/products");
  window.dispatchEvent(new PopStateEvent("popstate"));
  expect(window.history.state).toMatchObject({ __TSR_index: before + 1 });
  expect([history.location.pathname, history.location.state.__TSR_index]).toEqual(["/products", before + 1]);
  history.push("/products/prd_1");
  history.flush();
  expect(window.history.state).toMatchObject({ __TSR_index: before + 2 });
  stop();
  history.destroy();
});
