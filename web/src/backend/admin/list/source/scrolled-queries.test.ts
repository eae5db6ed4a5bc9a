import { QueryClient } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { changeScrolled, scrolledQueries } from "./scrolled-queries";

it("counts what was removed from a list no more", () => {
  const client = new QueryClient();
  const key = [...scrolledQueries.of("images"), {}];
  const entry = (id: string) => ({ id });
  client.setQueryData(key, {
    pages: [
      { data: [entry("a"), entry("b")], cursor: "c", total: 3 },
      { data: [entry("c")], cursor: null },
    ],
    pageParams: [null, "c"],
  });
  changeScrolled({ client, name: "images", change: (one) => (one.id === "b" ? [] : one) });
  expect(client.getQueryData(key)).toMatchObject({
    pages: [{ data: [{ id: "a" }], total: 2 }, { data: [{ id: "c" }] }],
  });
});
