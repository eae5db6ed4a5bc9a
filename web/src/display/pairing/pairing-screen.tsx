import { pairingLink } from "@tresen/contract/display/pairing-link";
import type { ScreenPurpose } from "@tresen/contract/access-key/access-key";
import { type ComponentProps, type ComponentType, type ReactNode, useEffect, useState } from "react";
import type { Paired } from "../shared/paired";
import { PAIRING_TEXTS } from "./pairing.texts";
import type { QrCode } from "../../shared/qr-code";
import { usePairing } from "./use-pairing";

/** The code that staff enter in the back-office to connect this display. */
export function PairingScreen({
  purpose,
  notice,
  onPaired,
}: {
  purpose: ScreenPurpose;
  /** What the display still has from when it was connected. */
  notice?: ReactNode;
  onPaired: (paired: Paired) => void;
}) {
  const { pairing, restart } = usePairing(onPaired);
  return (
    <main className="pairing">
      <h1>{PAIRING_TEXTS.title}</h1>
      {notice}
      {pairing.state === "waiting" ? (
        <>
          <p>{PAIRING_TEXTS.how}</p>
          <p className="code" data-code={pairing.code}>
            {pairing.code.slice(0, 3)} {pairing.code.slice(3)}
          </p>
          <PairingQr link={pairingLink({ origin: window.location.origin, code: pairing.code, purpose })} />
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

/** The same code to scan. It is loaded for unconnected displays alone; without it the digits do. */
function PairingQr({ link }: { link: string }) {
  const [Loaded, setLoaded] = useState<ComponentType<ComponentProps<typeof QrCode>> | null>(null);
  useEffect(() => {
    import("../../shared/qr-code").then(
      (module) => setLoaded(() => module.QrCode),
      () => undefined,
    );
  }, []);
  if (!Loaded) return null;
  return (
    <>
      <Loaded text={link} label={PAIRING_TEXTS.qr} />
      <p className="quiet">{PAIRING_TEXTS.scan}</p>
    </>
  );
}
