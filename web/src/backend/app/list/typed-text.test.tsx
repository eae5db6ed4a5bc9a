// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useTypedText } from "../../shared/use-typed-text";
import { mountPart } from "../testing/part";

let mounted: Awaited<ReturnType<typeof mountPart>> | undefined;
beforeEach(() => void vi.useFakeTimers());
afterEach(async () => {
  await mounted?.unmount();
  vi.useRealTimers();
});

async function show() {
  const onChange = vi.fn();
  let type: (text: string) => void = () => undefined;
  function Field() {
    const [typed, setTyped] = useTypedText({ value: "", pause: 200, onChange });
    type = setTyped;
    return <p>{typed}</p>;
  }
  mounted = await mountPart({ content: <Field /> });
  return { router: mounted.router, onChange, enter: (text: string) => act(async () => type(text)) };
}

test("text is searched after a pause", async () => {
  const { onChange, enter } = await show();
  await enter("Piz");
  await act(async () => vi.advanceTimersByTimeAsync(100));
  await enter("Pizza ");
  await act(async () => vi.advanceTimersByTimeAsync(150));
  expect(onChange).not.toHaveBeenCalled();
  await act(async () => vi.advanceTimersByTimeAsync(50));
  expect(onChange.mock.calls).toEqual([["Pizza"]]);
});

test("a search that waits does not lead back from the page that was opened meanwhile", async () => {
  const { router, onChange, enter } = await show();
  await enter("Pizza");
  // The next page is still being loaded, and the field is there.
  router.latestLocation = { ...router.latestLocation, pathname: "/pages/next" };
  await act(async () => vi.advanceTimersByTimeAsync(500));
  expect(onChange).not.toHaveBeenCalled();
});
