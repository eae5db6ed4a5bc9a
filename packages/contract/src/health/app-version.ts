/** The version of the product, for the server as well as for the apps in browsers. */
export const APP_VERSION = "1.7.2-dev";
