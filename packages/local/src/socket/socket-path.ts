/** The stand-in for the API by which functions send messages to connections of the WebSocket. */
export const SOCKET_API = "/_local/socket-api";
