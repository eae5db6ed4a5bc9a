import { useState } from "react";
import { overlay } from "../../ui/loadable";
import * as texts from "./tools.texts";
import { Wrench } from "./wrench";

const ToolsPanel = overlay(() => import("./tools-panel").then((module) => module.ToolsPanel));

/** For administrators: a button at the edge of the screen that opens their panel. */
export function Tools() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-label={texts.tools}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        title={texts.tools}
        onClick={() => setOpen(true)}
        className={
          "fixed top-1/2 left-0 z-20 grid h-14 w-11 -translate-y-1/2 place-items-center " +
          "rounded-r-control border border-l-0 border-line-strong bg-surface text-ink " +
          "shadow-bar hover:bg-sunken"
        }
      >
        <Wrench size={20} />
      </button>
      {isOpen && <ToolsPanel onClose={() => setOpen(false)} />}
    </>
  );
}
