import { useAtom } from "jotai";
import { removedAtom } from "../state/browser/panels";
import { Button } from "../ui/button";
import { Notice } from "../ui/notice";

/** Tells which products had to leave the cart because they changed or are gone. */
export function RemovedNotice() {
  const [names, setNames] = useAtom(removedAtom);
  if (names.length === 0) return null;
  return (
    <Notice
      tone="caution"
      role="alert"
      title={
        names.length === 1
          ? "Ein Produkt wurde aus dem Warenkorb entfernt."
          : "Produkte wurden aus dem Warenkorb entfernt."
      }
    >
      <p>{names.join(", ")}: nicht mehr in dieser Form erhältlich. Bitte wählen Sie bei Bedarf neu.</p>
      <Button look="quiet" className="mt-2" onClick={() => setNames([])}>
        Verstanden
      </Button>
    </Notice>
  );
}
