import { useAtom } from "jotai";
import { removedAtom } from "../state/browser/panels";
import { Button } from "../ui/button";
import { Callout } from "../ui/callout";
import * as texts from "./widgets.texts";

/** Names the products that were removed from the cart because they changed or no longer exist. */
export function RemovedCallout() {
  const [names, setNames] = useAtom(removedAtom);
  if (names.length === 0) return null;
  return (
    <Callout tone="caution" role="alert" title={names.length === 1 ? texts.productRemoved : texts.productsRemoved}>
      <p>{texts.noLongerAvailable(names.join(", "))}</p>
      <Button look="quiet" className="mt-2" onClick={() => setNames([])}>
        {texts.understood}
      </Button>
    </Callout>
  );
}
