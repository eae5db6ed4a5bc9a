import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Button, buttonClass } from "../ui/button";
import * as texts from "./widgets.texts";

/** A whole screen that says what went wrong, with a link to go on. */
export function ErrorPage({
  title,
  text,
  action,
  children,
}: {
  title: string;
  text?: string;
  action?: { label: string; run: () => void };
  children?: ReactNode;
}) {
  return (
    <div className="page flex min-h-[60vh] max-w-2xl flex-col items-start justify-center gap-4 py-12">
      <h1 className="text-2xl font-bold text-balance">{title}</h1>
      {text && <p className="text-muted">{text}</p>}
      {children}
      <div className="mt-2 flex flex-wrap gap-3">
        {action && <Button onClick={action.run}>{action.label}</Button>}
        <Link to="/" className={buttonClass("quiet")}>
          {texts.toHome}
        </Link>
      </div>
    </div>
  );
}
