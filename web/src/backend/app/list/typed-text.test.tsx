// @vitest-environment happy-dom
import { act, useState } from "react";
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
  let change: (value: string) => void = () => undefined;
  let shown = "";
  function Field() {
    const [value, setValue] = useState("");
    const [typed, setTyped] = useTypedText({ value, pause: 200, onChange });
    type = setTyped;
    change = setValue;
    shown = typed;
    return <p>{typed}</p>;
  }
  mounted = await mountPart({ content: <Field /> });
  const enter = (text: string) => act(async () => type(text));
  return {
    router: mounted.router,
    onChange,
    enter,
    shown: () => shown,
    arrive: (value: string) => act(async () => change(value)),
  };
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

test("what was searched comes back late, and leaves what was typed since", async () => {
  const { enter, arrive, shown, onChange } = await show();
  await enter("#2");
  await act(async () => vi.advanceTimersByTimeAsync(200));
  await enter("#21");
  await arrive("#2");
  expect(shown()).toBe("#21");
  await act(async () => vi.advanceTimersByTimeAsync(200));
  expect(onChange.mock.calls).toEqual([["#2"], ["#21"]]);
  await arrive("#21");
  // A step back is no answer to what was typed.
  await arrive("#2");
  expect(shown()).toBe("#2");
  await arrive("");
  expect(shown()).toBe("");
});

test("a blank at the end is kept while the next word is thought of", async () => {
  const { enter, arrive, shown } = await show();
  await enter("Anna ");
  await act(async () => vi.advanceTimersByTimeAsync(200));
  await arrive("Anna");
  expect(shown()).toBe("Anna ");
});
