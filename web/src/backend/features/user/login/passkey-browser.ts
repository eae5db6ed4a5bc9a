import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/browser";
import { call } from "../../../../shared/api";

/** Signs in with a passkey that the person chooses in the browser's own dialog. Throws what the browser or API say. */
export async function signInWithPasskey() {
  const [{ startAuthentication }, options] = await Promise.all([
    import("@simplewebauthn/browser"),
    call("POST /api/passkeys/login/begin", { unauthenticated: "throw" }),
  ]);
  if (!isOptions<PublicKeyCredentialRequestOptionsJSON>(options)) throw new TypeError("no options");
  const response = await startAuthentication({ optionsJSON: options });
  return call("POST /api/passkeys/login", {
    body: { response: { ...response, response: { ...response.response } } },
    unauthenticated: "throw",
  });
}

/** Has the browser make a passkey. @throws ApiError for a wrong password, an error of the browser if it is cancelled. */
export async function makePasskey({ name, password }: { name: string; password: string }) {
  const [{ startRegistration }, options] = await Promise.all([
    import("@simplewebauthn/browser"),
    call("POST /api/passkeys/begin", { body: { password } }),
  ]);
  if (!isOptions<PublicKeyCredentialCreationOptionsJSON>(options)) throw new TypeError("no options");
  const response = await startRegistration({ optionsJSON: options });
  return call("POST /api/passkeys", { body: { name, response: { ...response, response: { ...response.response } } } });
}

function isOptions<Options extends { challenge: string }>(
  options: Record<string, unknown>,
): options is Record<string, unknown> & Options {
  return typeof options["challenge"] === "string";
}
