export { UPLOAD_HOST, escaped, queryOf, signatureOfRequest } from "./request";
export { ALGORITHM, scopeOf, signatureOf, stampOf } from "./signature";
