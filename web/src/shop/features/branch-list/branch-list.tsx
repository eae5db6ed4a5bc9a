import { SCREEN_MESSAGES } from "@tresen/contract/site/screen.texts";
import { LIST_TEXTS } from "@tresen/contract/branch/branch-list.texts";
import { useNavigate } from "@tanstack/react-router";
import { Search } from "../../ui/icons";
import { type ReactNode, useEffect, useMemo, useRef } from "react";
import { useNow } from "../../state/browser/now";
import { type ListSearch, paths, useListSearch } from "../../state/browser/route";
import { useShop } from "../../state/shop-query";
import { Picture } from "../../widgets/picture";
import { BranchCard } from "./branch-card";
import * as texts from "./branch-list.texts";
import { searchBranches, usedTags } from "./branch-search";

export function BranchList({ aside }: { aside?: ReactNode }) {
  const { config, branches, tags } = useShop();
  const { q = "", tag } = useListSearch();
  const navigate = useNavigate();
  // `never`: the registered search schemas are those of the back-office, see state/route.ts.
  const field = useRef<HTMLInputElement>(null);
  // Pressing the logo opens the address without a search term: the field is emptied as well.
  useEffect(() => {
    if (field.current && q === "") field.current.value = "";
  }, [q]);
  const filter = (change: ListSearch): void =>
    void navigate({
      to: paths.home(),
      search: { q: q || undefined, tag, ...change } as never,
      replace: true,
      resetScroll: false,
    });
  const now = useNow();
  const term = config.enablePluginSearch ? q : "";
  const activeTag = config.enablePluginTags ? (tag ?? null) : null;
  const shown = useMemo(
    () => searchBranches({ branches, tags, term, tag: activeTag }),
    [branches, tags, term, activeTag],
  );
  const filterTags = useMemo(
    () => (config.enablePluginTags ? usedTags({ branches, tags }) : []),
    [config.enablePluginTags, branches, tags],
  );
  const hasFilter = config.enablePluginSearch || filterTags.length > 0;

  return (
    <div className="page pt-8 pb-4 md:pt-12">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <h1 className="max-w-3xl text-3xl font-bold tracking-tight text-balance md:text-4xl">
          {config.title || config.shopName}
        </h1>
        {aside}
      </div>
      {config.description && <p className="mt-3 max-w-2xl text-lg text-pretty text-muted">{config.description}</p>}

      {hasFilter && (
        <div className="mt-6 flex flex-wrap items-center gap-3">
          {config.enablePluginSearch && (
            <label className="relative block w-full sm:w-72">
              <span className="sr-only">{texts.search}</span>
              <Search size={18} className="pointer-events-none absolute top-3.5 left-3 text-muted" />
              <input
                type="search"
                placeholder={LIST_TEXTS.searchPlaceholder}
                ref={field}
                defaultValue={q}
                onChange={(event) => filter({ q: event.target.value || undefined })}
                className="min-h-11 w-full rounded-control border border-line-strong bg-surface pr-3 pl-10"
              />
            </label>
          )}
          <div
            className={
              "rail -mx-[clamp(1rem,4vw,2rem)] flex max-w-[100vw] gap-3 overflow-x-auto " +
              "px-[clamp(1rem,4vw,2rem)] py-1 sm:mx-0 sm:max-w-full sm:flex-wrap sm:px-0"
            }
          >
            {filterTags.map(({ id, name, image }) => (
              <button
                key={id}
                type="button"
                aria-pressed={activeTag === id}
                onClick={() => filter({ tag: activeTag === id ? undefined : id })}
                className={
                  "inline-flex min-h-11 shrink-0 items-center gap-2 rounded-full border " +
                  "border-line-strong px-4 font-medium hover:bg-sunken aria-pressed:border-action " +
                  "aria-pressed:bg-action aria-pressed:text-on-action"
                }
              >
                {image && (
                  <Picture
                    image={image}
                    variants={["icon"]}
                    sizes="1.5rem"
                    alt=""
                    className="-ml-1 size-6 rounded-full"
                  />
                )}
                {name}
              </button>
            ))}
          </div>
        </div>
      )}
      <p role="status" className={`mt-6 text-sm text-muted ${hasFilter ? "" : "sr-only"}`}>
        {LIST_TEXTS.result({ shown: shown.length, all: branches.length })}
      </p>
      {shown.length > 0 ? (
        <ul className="mt-4 grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
          {shown.map((branch, index) => (
            <li key={branch.id} className="row-span-2 grid grid-rows-subgrid gap-y-0">
              <BranchCard
                branch={branch}
                now={now}
                isFirst={index === 0}
                hasPictures={branches.some(({ images }) => images.length > 0)}
              />
            </li>
          ))}
        </ul>
      ) : (
        <p className="mt-8 text-lg">{SCREEN_MESSAGES.searchEmpty}</p>
      )}
    </div>
  );
}
