import type { PrintJob } from "@tresen/contract/print/job/print-job";
import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { paperAddress } from "../jobs/paper-picture";
import "./paper-sheet.css";

interface PaperSheetProps {
  job: PrintJob;
  /** In mm. */
  width: number;
  /** Both must stay the same functions, since others print again. */
  onPrinted: () => void;
  onFailed: () => void;
}

/** The paper of a job, not shown on the screen, but printed at once on a page that is as wide and long as the paper. */
export function PaperSheet({ job, width, onPrinted, onFailed }: PaperSheetProps) {
  const [length, setLength] = useState<number | null>(null);
  useEffect(() => {
    if (length === null) return;
    const page = new CSSStyleSheet();
    page.replaceSync(`@page { size: ${width}mm ${length}mm; margin: 0 }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, page];
    window.addEventListener("afterprint", onPrinted, { once: true });
    window.print();
    return () => {
      window.removeEventListener("afterprint", onPrinted);
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== page);
    };
  }, [length, width, onPrinted]);
  return createPortal(
    <div className="paper-sheet" aria-hidden>
      <img
        src={paperAddress(job)}
        alt=""
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
          setLength(Math.ceil((naturalHeight / Math.max(1, naturalWidth)) * width) + 1)
        }
        onError={onFailed}
      />
    </div>,
    document.body,
  );
}
