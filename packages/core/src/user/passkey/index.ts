export { addPasskey, listPasskeys, loginByPasskey, loginOptions, passkeyOptions, removePasskey } from "./passkeys";
