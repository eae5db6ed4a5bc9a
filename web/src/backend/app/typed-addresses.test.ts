// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import { createPlacedHistory } from "./typed-addresses";

/** What the browser does when an address is typed. */
function typeAddress(address: string): void {
  History.prototype.pushState.call(window.history, null, "", address);
  window.dispatchEvent(new PopStateEvent("popstate"));
}

test("a typed address has its place between the entries before and after it", () => {
  const history = createPlacedHistory();
  const stop = history.subscribe(() => undefined);
  const before = history.location.state.__TSR_index;
  typeAddress("#/products");
  expect(window.history.state).toMatchObject({ __TSR_index: before + 1 });
  expect([history.location.pathname, history.location.state.__TSR_index]).toEqual(["/products", before + 1]);
  history.push("/products/prd_1");
  history.flush();
  expect(window.history.state).toMatchObject({ __TSR_index: before + 2 });
  stop();
  history.destroy();
});

test("addresses that are typed while a form asks whether to leave it lead back to the form", async () => {
  const history = createPlacedHistory();
  const before = history.location.state.__TSR_index;
  const go = vi.spyOn(window.history, "go").mockImplementation(() => undefined);
  const answers: ((stays: boolean) => void)[] = [];
  history.block({ blockerFn: () => new Promise<boolean>((resolve) => answers.push(resolve)) });
  typeAddress("#/products");
  typeAddress("#/tags");
  expect(window.history.state).toMatchObject({ __TSR_index: before + 2 });
  answers[1]?.(true);
  await vi.waitFor(() => expect(go.mock.calls).toEqual([[-2]]));
  go.mockRestore();
  history.destroy();
});
