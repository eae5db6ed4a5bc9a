// @vitest-environment happy-dom
import { afterEach, expect, test } from "vitest";
import { mount } from "../testing/mount";
import { press } from "../testing/hands";
import { WakeNotice } from "./wake-notice";

afterEach(() => sessionStorage.clear());

const notice = <WakeNotice isShown className="bar" buttonClassName="tool" />;

test("that the screen may turn itself off is told until somebody has read it, also after a reload", async () => {
  const first = await mount(notice);
  expect(first.element.querySelector("[role=status]")?.textContent).toContain("Der Bildschirm kann sich ausschalten");
  await press("Verstanden");
  expect(first.element.textContent).toBe("");
  await first.unmount();
  const second = await mount(notice);
  expect(second.element.textContent).toBe("");
  await second.unmount();
});

test("a screen that stays on has no notice, and no empty status either", async () => {
  const { element, unmount } = await mount(<WakeNotice isShown={false} className="bar" buttonClassName="tool" />);
  expect(element.innerHTML).toBe("");
  await unmount();
});
