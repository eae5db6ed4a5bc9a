// @vitest-environment happy-dom
import { useState } from "react";
import { expect, test } from "vitest";
import { press, settled } from "../../../../shared/testing/hands";
import { mount } from "../../../../shared/testing/mount";
import { HistoryFooter } from "./history-footer";

/** Orders in pages of 50, of which one can fail once. */
function Orders({ total, isSorted, failing }: { total: number; isSorted: boolean; failing?: number }) {
  const [count, setCount] = useState(50);
  const [error, setError] = useState<Error | null>(null);
  const fetchNextPage = async () => {
    const isFailing = count === failing && !error;
    setError(isFailing ? new Error("Offline") : null);
    if (!isFailing) setCount(count + 50);
  };
  const pages = { error, hasNextPage: count < total, isFetchingNextPage: false, fetchNextPage };
  return <HistoryFooter count={count} isSorted={isSorted} search="" pages={pages} />;
}

test("sorting says that it is about the loaded orders, and all of them can be loaded", async () => {
  const { element, unmount } = await mount(<Orders total={200} isSorted />);
  expect(element.textContent).toContain("Sortiert sind nur die 50 geladenen Bestellungen.");
  await press("Alle laden");
  await settled();
  expect(element.textContent).toBe("Alle 200 Bestellungen gezeigt");
  await unmount();
});

test("loading all stops at a failure and goes on when asked again", async () => {
  const { element, unmount } = await mount(<Orders total={200} isSorted failing={100} />);
  await press("Alle laden");
  await settled();
  expect(element.textContent).toContain("Sortiert sind nur die 100 geladenen Bestellungen.");
  await press("Alle laden");
  await settled();
  expect(element.textContent).toBe("Alle 200 Bestellungen gezeigt");
  await unmount();
});

test("without an order of one's own, or once all are loaded, there is nothing to say", async () => {
  for (const shown of [<Orders total={200} isSorted={false} />, <Orders total={50} isSorted />]) {
    const { element, unmount } = await mount(shown);
    expect(element.textContent).not.toContain("Sortiert");
    expect(element.textContent).not.toContain("Alle laden");
    await unmount();
  }
});
