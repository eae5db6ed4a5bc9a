/** What a device does: it tells people of orders, or it prints. */
export const DEVICE_KINDS = ["notification", "print"] as const;
export type DeviceKind = (typeof DEVICE_KINDS)[number];

/** How a device is reached. */
export const DEVICE_DRIVERS = ["web-push", "cloudprnt", "epson-sdp", "escpos-network", "browser"] as const;
export type DeviceDriver = (typeof DEVICE_DRIVERS)[number];

/** What has to happen to an order so that the device is told, or prints its documents. */
export const DEVICE_EVENTS = ["newOrder", "confirmed", "changed", "cancelled", "label"] as const;
export type DeviceEvent = (typeof DEVICE_EVENTS)[number];

export const DEVICE_DOCUMENTS = ["kitchenTicket", "receipt", "deliverySlip", "dailySummary", "label"] as const;
export type DeviceDocument = (typeof DEVICE_DOCUMENTS)[number];

/** The widths of paper in mm. */
export const PAPER_WIDTHS = [58, 80] as const;
export type PaperWidth = (typeof PAPER_WIDTHS)[number];

/** The code pages that printers of the field have, by the names of the printers' handbooks. */
export const CODE_PAGES = ["cp437", "cp850", "cp852", "cp858", "windows1252", "iso8859-15"] as const;
export type CodePage = (typeof CODE_PAGES)[number];

/** The drivers that take print jobs with a key of their own. */
export const KEY_DRIVERS = ["cloudprnt", "epson-sdp", "escpos-network"] as const satisfies readonly DeviceDriver[];
