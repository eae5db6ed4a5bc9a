import { useMutation } from "@tanstack/react-query";
import { PIN_LENGTH } from "@tresen/contract/user/tablet/pin-length";
import type { TabletPerson } from "@tresen/contract/user/tablet/tablet";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { ApiError, call } from "../../../../shared/api";
import { failureText } from "../../../shared/failure";
import { Button } from "../../../shared/ui/button";
import { FieldMessage } from "../../../shared/ui/input";
import { NumberPad } from "./number-pad";
import { Face } from "./people-grid";
import { TABLET_TEXTS } from "./tablet.texts";

/** How long digits that nobody goes on with are kept before the people are shown again. */
const UNUSED = 60_000;
const FILLED = "bg-action forced-colors:bg-[CanvasText]";

/** The number pad on which a person types their PIN. It says how many digits there are, and never which. */
export function PinEntry({
  person,
  onSignedIn,
  onRefused,
  onLeave,
}: {
  person: TabletPerson;
  onSignedIn: () => void;
  /** The browser is no tablet any more. */
  onRefused: () => void;
  onLeave: () => void;
}) {
  const [pin, setPin] = useState("");
  const [isShort, setShort] = useState(false);
  // The mutation says a moment later that it has begun, and a digit in between would be lost with its answer.
  const [isChecking, setChecking] = useState(false);
  const pad = useRef<HTMLDivElement>(null);
  const { mutate, error, reset } = useMutation({
    mutationFn: () => call("POST /api/login/pin", { body: { user: person.id, pin }, unauthenticated: "throw" }),
    onSuccess: onSignedIn,
    onError: (failure) => {
      setPin("");
      setChecking(false);
      pad.current?.focus();
      if (failure instanceof ApiError && failure.status === 403) onRefused();
    },
  });
  const type = (digit: string): void => {
    if (isChecking) return;
    reset();
    setShort(false);
    setPin((typed) => (typed.length < PIN_LENGTH.most ? typed + digit : typed));
  };
  const erase = (): void => {
    if (!isChecking) setPin((typed) => typed.slice(0, -1));
  };
  const enter = (): void => {
    if (isChecking) return;
    const isLong = pin.length >= PIN_LENGTH.least;
    setShort(!isLong);
    setChecking(isLong);
    if (isLong) mutate();
  };
  const leave = (): void => {
    if (!isChecking) onLeave();
  };
  useKeys({ type, erase, enter, leave });
  useUnused({ pin, onLeave: leave });
  const told = isShort ? TABLET_TEXTS.tooShort : error && failureText(error, TABLET_TEXTS.failed);
  return (
    <section
      aria-label={TABLET_TEXTS.pinOf(person.name)}
      className="mx-auto flex w-full max-w-sm flex-col items-center gap-4"
    >
      <div className="flex items-center gap-4">
        <Face person={person} />
        <h2 ref={takeFocus} tabIndex={-1} className="text-xl font-semibold wrap-anywhere">
          {TABLET_TEXTS.pinOf(person.name)}
        </h2>
      </div>
      <Typed count={pin.length} isChecking={isChecking} />
      <div role="alert" className="min-h-6 text-center">
        {told !== null && <FieldMessage>{told}</FieldMessage>}
      </div>
      <NumberPad ref={pad} onType={type} onErase={erase} onEnter={enter} isClosed={isChecking} />
      <Button variant="ghost" size="xl" onPress={leave} isDisabled={isChecking}>
        {TABLET_TEXTS.others}
      </Button>
    </section>
  );
}

/** The face that was pressed is gone, and the focus with it. */
function takeFocus(heading: HTMLElement | null): void {
  heading?.focus();
}

/** A mark for each digit: how long the PIN is, nobody is told before. */
function Typed({ count, isChecking }: { count: number; isChecking: boolean }) {
  return (
    <div role="status" className="flex h-6 items-center gap-3">
      <span className="sr-only">{isChecking ? TABLET_TEXTS.checking : TABLET_TEXTS.typed(count)}</span>
      {Array.from({ length: Math.max(count, PIN_LENGTH.least) }, (_, index) => (
        <span
          key={index}
          aria-hidden
          className={`size-4 rounded-full border-2 border-action ${index < count ? FILLED : ""}`}
        />
      ))}
    </div>
  );
}

/** A keyboard types as well. Enter on a button presses that button. */
function useKeys({
  type,
  erase,
  enter,
  leave,
}: {
  type: (digit: string) => void;
  erase: () => void;
  enter: () => void;
  leave: () => void;
}): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (/^\d$/.test(event.key)) type(event.key);
    else if (event.key === "Backspace") erase();
    else if (event.key === "Escape") leave();
    else if (event.key === "Enter" && !(event.target instanceof HTMLButtonElement)) enter();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => press(event);
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
}

/** Whoever goes away leaves no digits behind. */
function useUnused({ pin, onLeave }: { pin: string; onLeave: () => void }): void {
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    const timer = setTimeout(() => leave(), UNUSED);
    return () => clearTimeout(timer);
  }, [pin]);
}
