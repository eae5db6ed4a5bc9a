import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type NoticeName, type NoticeQueue, type NoticeReport, enqueue } from "./notice-queue";

const EMPTY: NoticeQueue = { shown: null, due: [] };
const after = (...reports: NoticeReport[]): NoticeName | null => reports.reduce(enqueue, EMPTY).shown;
const due = (name: NoticeName, isAsked = false): NoticeReport => ({ name, isDue: true, isAsked });
const done = (name: NoticeName): NoticeReport => ({ name, isDue: false });

describe("the queue of notices", () => {
  it("shows the first notice until it is closed, then the most urgent of those that wait", () => {
    const arrivals = [due("news"), due("install"), due("update"), due("closed")];
    expect(after(...arrivals)).toBe("news");
    expect(after(...arrivals, done("news"))).toBe("closed");
    expect(after(...arrivals, done("news"), done("closed"))).toBe("update");
    expect(after(...arrivals, done("update"), done("news"), done("closed"))).toBe("install");
    expect(after(due("install"), done("install"))).toBeNull();
  });

  it("shows the missing network before everything, and puts the displaced notice back into the queue", () => {
    expect(after(due("install"), due("offline"))).toBe("offline");
    expect(after(due("install"), due("offline"), due("cookies", true))).toBe("offline");
    expect(after(due("install"), due("closed"), due("offline"), done("offline"))).toBe("closed");
  });

  it("shows a requested notice first", () => {
    expect(after(due("closed"), due("cookies", true))).toBe("cookies");
    expect(after(due("closed"), due("install"), due("install", true))).toBe("install");
    expect(after(due("closed"), due("install", true), done("install"))).toBe("closed");
  });

  it("shows a notice whenever one is due, and otherwise none", () => {
    const report = fc.record({
      name: fc.constantFrom<NoticeName[]>("offline", "cookies", "closed", "update", "news", "install"),
      isDue: fc.boolean(),
      isAsked: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(report), (reports) => {
        const open = new Set<NoticeName>();
        for (const { name, isDue } of reports) {
          if (isDue) open.add(name);
          else open.delete(name);
        }
        const { shown } = reports.reduce(enqueue, EMPTY);
        if (open.size === 0) expect(shown).toBeNull();
        else expect(open).toContain(shown);
      }),
    );
  });
});
