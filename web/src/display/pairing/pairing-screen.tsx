import type { Paired } from "../shared/paired";
import { PAIRING_TEXTS } from "./pairing.texts";
import { usePairing } from "./use-pairing";

/** The code that staff enter in the back-office to connect this display. */
export function PairingScreen({ onPaired }: { onPaired: (paired: Paired) => void }) {
  const { pairing, restart } = usePairing(onPaired);
  return (
    <main className="pairing">
      <h1>{PAIRING_TEXTS.title}</h1>
      {pairing.state === "waiting" ? (
        <>
          <p>{PAIRING_TEXTS.how}</p>
          <p className="code" data-code={pairing.code}>
            {pairing.code.slice(0, 3)} {pairing.code.slice(3)}
          </p>
          <p className="quiet">{PAIRING_TEXTS.address(window.location.origin)}</p>
          <p className="quiet">{PAIRING_TEXTS.waiting}</p>
        </>
      ) : (
        <>
          <p role="status">
            {pairing.state === "starting"
              ? PAIRING_TEXTS.connecting
              : pairing.state === "expired"
                ? PAIRING_TEXTS.expired
                : PAIRING_TEXTS.failed}
          </p>
          {pairing.state !== "starting" && (
            <button type="button" className="main" onClick={restart}>
              {PAIRING_TEXTS.again}
            </button>
          )}
        </>
      )}
    </main>
  );
}
