import { useEffect, useRef } from "react";
import { Input } from "../../../shared/ui/input";
import { LOGIN_TEXTS } from "./login.texts";
import type { SecondFactor } from "./use-sign-in";

/** The code of the authenticator app, and whether this browser is asked for it again. */
export function SecondFactorFields({ second: { code, setCode, isTrusted, setTrusted } }: { second: SecondFactor }) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // At first, and again after a wrong code, which is emptied.
    if (code === "") field.current?.focus();
  }, [code]);
  return (
    <>
      <Input
        label={LOGIN_TEXTS.code}
        hint={LOGIN_TEXTS.codeHint}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        ref={field}
        value={code}
        onChange={setCode}
      />
      <label className="flex min-h-11 items-center gap-3 text-sm">
        <input
          type="checkbox"
          className="size-5 shrink-0 accent-action"
          checked={isTrusted}
          onChange={(event) => setTrusted(event.target.checked)}
        />
        {LOGIN_TEXTS.trust}
      </label>
    </>
  );
}
