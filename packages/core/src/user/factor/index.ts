export {
  beginAuthenticator,
  confirmAuthenticator,
  findAuthenticator,
  removeAuthenticator,
  renewCodes,
  useCode,
} from "./authenticator";
export { getPolicy, isRequired, setPolicy } from "./policy";
