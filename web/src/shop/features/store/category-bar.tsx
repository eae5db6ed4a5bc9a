import { useEffect, useRef } from "react";
import type { Group } from "../../state/catalog";
import { categoryAnchor, isCalm, scrollToCategory } from "./category-scroll";
import * as texts from "./store.texts";
import { useCurrentCategory } from "./use-current-category";

/**
 * Sticks above the menu and shows the current category. It consists of links, so that it also works as a table of
 * contents.
 */
export function CategoryBar({ groups }: { groups: readonly Group[] }) {
  const rail = useRef<HTMLUListElement>(null);
  const current = useCurrentCategory(groups);

  // The current category scrolls into view within the bar: scrollIntoView would move the page too.
  useEffect(() => {
    const list = rail.current;
    const link = list?.querySelector<HTMLElement>('[aria-current="true"]');
    if (!list || !link) return;
    list.scrollTo({
      left: link.offsetLeft - (list.clientWidth - link.clientWidth) / 2,
      behavior: isCalm() ? "instant" : "smooth",
    });
  }, [current]);

  return (
    <nav
      aria-label={texts.categories}
      className={
        "sticky top-(--offline-height,0px) z-20 -mx-[clamp(1rem,4vw,2rem)] border-b " +
        "border-line bg-canvas/95 backdrop-blur-sm lg:mx-0"
      }
    >
      <ul ref={rail} className="rail relative flex gap-1 overflow-x-auto px-[clamp(1rem,4vw,2rem)] py-1.5 lg:px-0">
        {groups.map(({ category }) => (
          <li key={category.id} className="shrink-0">
            <a
              href={`#${categoryAnchor(category.id)}`}
              aria-current={category.id === current ? "true" : undefined}
              onClick={(event) => {
                event.preventDefault();
                scrollToCategory(category.id);
              }}
              className={
                "flex min-h-11 items-center rounded-full px-3.5 font-medium whitespace-nowrap " +
                "text-muted transition-colors hover:text-ink aria-[current=true]:bg-action " +
                "aria-[current=true]:text-on-action"
              }
            >
              {category.name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
