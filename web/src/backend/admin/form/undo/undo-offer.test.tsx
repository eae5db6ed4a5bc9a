// @vitest-environment happy-dom
import { getDefaultStore } from "jotai";
import { expect, test } from "vitest";
import { mount } from "../../../../shared/testing/mount";
import { toastsAtom } from "../../../shared/toasts";
import { useUndo } from "./use-undo";

test("the offer of an undo names its record, as it stays while others are opened", async () => {
  let offer: ReturnType<typeof useUndo> | undefined;
  const Form = () => {
    offer = useUndo({ about: "undo tags tag_1", isDirty: false });
    return null;
  };
  const { unmount } = await mount(<Form />);
  const save = async () => ({ version: 3 });
  offer?.({ label: "Vegan", saved: { version: 2 }, former: {}, save, onUndone: () => undefined, failure: "" });
  await unmount();
  expect(getDefaultStore().get(toastsAtom)).toMatchObject([{ message: "„Vegan“: Gespeichert." }]);
});
