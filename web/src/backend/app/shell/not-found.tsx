import { Link } from "@tanstack/react-router";
import { Lock, SearchX } from "lucide-react";
import { buttonClass } from "../../shared/ui/button";
import { EmptyState } from "../../shared/ui/states";
import { SHELL_TEXTS } from "./shell.texts";

const back = (
  <Link to="/" className={buttonClass({ variant: "primary" })}>
    {SHELL_TEXTS.toDesk}
  </Link>
);

export function NotFound() {
  return <EmptyState icon={<SearchX size={36} aria-hidden />} title={SHELL_TEXTS.notFound} action={back} />;
}

export function Forbidden() {
  return (
    <EmptyState icon={<Lock size={36} aria-hidden />} title={SHELL_TEXTS.forbidden} action={back}>
      {SHELL_TEXTS.forbiddenDetail}
    </EmptyState>
  );
}
