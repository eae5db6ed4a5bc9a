import { Link } from "@tanstack/react-router";
import type { Branch } from "@tresen/contract/branch/branch.resource";
import { ArrowLeft } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { COMMON_TEXTS, PAGE_TITLES } from "../../shared/common.texts";
import { buttonClass } from "../../shared/ui/button";
import { NativeSelect } from "../../shared/ui/native-select";

interface PageHeadProps {
  title: string;
  /** The branch in the address, which the page that is returned to shows too. */
  branch: string | undefined;
  /** The page that it belongs to: the desk, or what holds now. */
  backTo?: "/" | "/now";
  /** For pages about one branch: those to choose from, and the one that is shown. */
  choice?: { branches: readonly Branch[]; shown: Branch | undefined; onBranch: (id: string) => void };
  children?: ReactNode;
}

/** The head of a page beside the desk: the way back, its title, which the window gets too, and the choice of a branch. */
export function PageHead({ title, branch, backTo = "/", choice, children }: PageHeadProps) {
  useEffect(() => {
    document.title = COMMON_TEXTS.pageTitle(title);
  }, [title]);
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-surface px-4 py-2.5">
      <Link to={backTo} search={{ branch }} className={buttonClass()}>
        <ArrowLeft size={18} aria-hidden /> {backTo === "/" ? PAGE_TITLES.desk : PAGE_TITLES.now}
      </Link>
      <h1 className="text-xl font-semibold">{title}</h1>
      {choice?.shown && choice.branches.length > 1 && (
        <NativeSelect
          label={COMMON_TEXTS.branch}
          className="ms-auto w-52 max-w-full"
          options={choice.branches.map(({ id, name }) => ({ value: id, label: name }))}
          value={choice.shown.id}
          onChange={choice.onBranch}
        />
      )}
      {children}
    </header>
  );
}
