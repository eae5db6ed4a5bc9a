import { PIN_LENGTH } from "@tresen/contract/user/tablet/pin-length";
import { type FormEvent, useRef, useState } from "react";
import { Face } from "../person/face";
import { TIME_TEXTS } from "../time.texts";

const DIGITS = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];

/** Takes a PIN by fingers or keyboard. It is forgotten with the view. */
export function PinPad({
  name,
  picture,
  isBusy,
  message,
  onPin,
  onCancel,
}: {
  name: string;
  picture: string | null | undefined;
  isBusy: boolean;
  /** Why the last one opened nothing; empty for none. */
  message: string;
  onPin: (pin: string) => void;
  onCancel: () => void;
}) {
  const [pin, setPin] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const isReady = pin.length >= PIN_LENGTH.least && !isBusy;
  const enter = (text: string): void => setPin(text.replace(/\D/g, "").slice(0, PIN_LENGTH.most));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isReady) return;
    onPin(pin);
    setPin("");
    // The button cannot be pressed until there are digits again, and browsers take the focus from it.
    field.current?.focus();
  };
  return (
    <form className="pin" onSubmit={submit} onKeyDown={(event) => event.key === "Escape" && onCancel()}>
      <div className="who">
        <Face name={name} picture={picture} />
        <h1>{TIME_TEXTS.pinTitle(name)}</h1>
      </div>
      <label>
        {TIME_TEXTS.pin}
        {/* No keyboard of the tablet: the digits stand below. Browsers must not offer to remember it either. */}
        <input
          ref={field}
          autoFocus
          className="hidden-digits"
          inputMode="none"
          autoComplete="off"
          value={pin}
          onChange={(event) => enter(event.target.value)}
        />
      </label>
      <p role="alert" className="refusal">
        {isBusy ? "" : message}
      </p>
      <p role="status">{isBusy ? TIME_TEXTS.checking : ""}</p>
      <div className="pad">
        {DIGITS.map((digit) => (
          <Digit key={digit} digit={digit} onPress={() => enter(pin + digit)} />
        ))}
        <button type="button" className="tool" aria-label={TIME_TEXTS.delete} onClick={() => setPin(pin.slice(0, -1))}>
          ⌫
        </button>
        <Digit digit="0" onPress={() => enter(`${pin}0`)} />
        <button type="submit" className="main" disabled={!isReady}>
          {TIME_TEXTS.ok}
        </button>
      </div>
      <button type="button" className="tool" onClick={onCancel}>
        {TIME_TEXTS.cancel}
      </button>
    </form>
  );
}

function Digit({ digit, onPress }: { digit: string; onPress: () => void }) {
  return (
    <button type="button" className="tool" onClick={onPress}>
      {digit}
    </button>
  );
}
