import type { BoardEntry } from "@tresen/contract/display/display";
import { useEffect, useRef, useState } from "react";
import { boardGrid } from "./board-grid";
import { FRONTDESK_TEXTS } from "./frontdesk.texts";

/** How long each page of numbers is shown. */
const TURN = 8_000;

/** A heading with its numbers, as large as the area allows. New ones are marked. */
export function Numbers({
  title,
  entries,
  fresh,
  kind,
}: {
  title: string;
  entries: readonly BoardEntry[];
  fresh: ReadonlySet<number>;
  kind: BoardEntry["state"];
}) {
  const area = useRef<HTMLUListElement>(null);
  const [{ width, height }, setBox] = useState({ width: 800, height: 600 });
  useEffect(() => {
    const element = area.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setBox({ width: element.clientWidth, height: element.clientHeight }));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const digits = Math.max(2, ...entries.map(({ ticketNumber }) => String(ticketNumber).length));
  const { columns, size, places } = boardGrid({
    count: entries.length,
    digits,
    width,
    height,
    screen: window.innerHeight,
  });
  const pages = Math.max(1, Math.ceil(entries.length / places));
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (pages === 1) return undefined;
    const timer = setInterval(() => setTurn((count) => count + 1), TURN);
    return () => clearInterval(timer);
  }, [pages]);
  const page = turn % pages;
  return (
    <section className={entries.length === 0 ? `numbers ${kind} empty` : `numbers ${kind}`} aria-label={title}>
      <h2>{title}</h2>
      <ul
        ref={area}
        style={{ gridTemplateColumns: `repeat(${columns}, 1fr)`, fontSize: size, gridAutoRows: `${size * 1.2}px` }}
      >
        {entries.length === 0 && <li className="none">{FRONTDESK_TEXTS.none}</li>}
        {entries.slice(page * places, (page + 1) * places).map(({ ticketNumber }) => (
          <li key={ticketNumber} className={fresh.has(ticketNumber) ? "fresh" : undefined}>
            {ticketNumber}
          </li>
        ))}
      </ul>
    </section>
  );
}
