import { branchState, zoneOf } from "@tresen/contract/branch-hours";
import { MESSAGES } from "@tresen/contract/messages";
import type { Branch } from "@tresen/contract/resources/branch";
import { useLocation } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { Clock, X } from "../../../shared/icons";
import { dayAndTime } from "../../state/hours";
import { useNow } from "../../state/now";
import { isOrderingPath, useRouteParams } from "../../state/route";
import { findBranch } from "../../state/shop";
import { useShop } from "../../state/shop-query";
import { readSession, writeSession } from "../../state/storage";
import { Button, IconButton } from "../../ui/button";

const storageKey = (identifier: string): string => `hours-popup/${identifier}`;

/** Tells once a visit that the branch on screen is closed; checkout and status page do without. */
export function HoursPopup() {
  const shop = useShop();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const { branchIdentifier = "" } = useRouteParams();
  const branch = findBranch({ shop, identifier: branchIdentifier });
  if (!branch?.isPublic || isOrderingPath(path)) return null;
  return <BranchPopup key={branch.id} branch={branch} />;
}

function BranchPopup({ branch }: { branch: Branch }) {
  const now = useNow();
  const [isRead, setRead] = useState(() => readSession<boolean>(storageKey(branch.identifier)) === true);
  const state = branchState({ branch, at: now });
  const isShown = !isRead && state.state === "closed";

  const close = (): void => {
    writeSession(storageKey(branch.identifier), true);
    setRead(true);
  };
  useEscape({ isActive: isShown, onEscape: close });

  if (!isShown) return null;
  const opensAt = state.state === "closed" ? state.opensAt : null;
  return (
    // Not modal: the menu can be read, and a preorder begun, without answering it.
    <aside aria-label="Öffnungszeiten" className="pop-up fixed inset-x-3 bottom-[calc(var(--banner-height,0px)+5.5rem)] z-20 mx-auto max-w-md rounded-panel border border-line bg-surface p-4 shadow-panel md:right-6 md:left-auto md:mx-0">
      <div className="flex items-start gap-3">
        <Clock size={24} className="mt-2 shrink-0 text-warning" />
        <div role="status" className="min-w-0 flex-1 py-2">
          <p className="font-semibold">{MESSAGES.branchClosed}</p>
          <p className="mt-1 text-muted">{reopening({ branch, opensAt, now })}</p>
          {branch.isPreorderEnabled && <p className="mt-1 text-muted">{MESSAGES.preorderPossible}</p>}
        </div>
        <IconButton label="Hinweis schließen" onClick={close}>
          <X size={20} aria-hidden />
        </IconButton>
      </div>
      <Button look="quiet" className="mt-3 w-full" onClick={close}>
        {branch.isPreorderEnabled ? "Vorbestellen" : "Angebot ansehen"}
      </Button>
    </aside>
  );
}

function reopening({ branch, opensAt, now }: { branch: Branch; opensAt: number | null; now: number }): string {
  if (opensAt !== null) return `Wir öffnen wieder ${dayAndTime({ at: opensAt, now, zone: zoneOf(branch) })}.`;
  return branch.closedMessage || "Bitte schauen Sie bald wieder vorbei.";
}

/** A modal above it takes the key for itself. */
function useEscape({ isActive, onEscape }: { isActive: boolean; onEscape: () => void }): void {
  useEffect(() => {
    if (!isActive) return;
    const listen = ({ key }: KeyboardEvent): void => {
      if (key === "Escape" && !document.querySelector("dialog:modal")) onEscape();
    };
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  });
}
