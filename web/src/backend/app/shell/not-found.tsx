import { Link } from "@tanstack/react-router";
import { Lock, SearchX } from "lucide-react";
import { buttonClass } from "../../shared/ui/button";
import { EmptyState } from "../../shared/ui/states";

const back = (
  <Link to="/" className={buttonClass({ variant: "primary" })}>
    Zum Bestelltresen
  </Link>
);

export function NotFound() {
  return <EmptyState icon={<SearchX size={36} aria-hidden />} title="Diese Seite gibt es nicht." action={back} />;
}

export function Forbidden() {
  return (
    <EmptyState icon={<Lock size={36} aria-hidden />} title="Kein Zugriff" action={back}>
      Für diesen Bereich fehlt Ihnen die Berechtigung.
    </EmptyState>
  );
}
