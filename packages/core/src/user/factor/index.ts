export {
  beginAuthenticator,
  confirmAuthenticator,
  findAuthenticator,
  removeAuthenticator,
  renewCodes,
  useCode,
} from "./authenticator";
export { getPolicy, isRequired, requirement, setPolicy } from "./policy";
