import { circleBorder } from "@tresen/contract/branch/border/border";
import { type Entry, WORKDAYS, closedOn, open, openOn, picture } from "../build";

export const divisions: Entry<"divisions">[] = [
  {
    id: "div_quendel",
    identifier: "quendel",
    name: "Quendel Fahrrad",
    title: "Räder, Werkstatt und Verleih in Graz",
    description: "Geschäft in der Haselrutengasse, Werkstatt am Speichenweg.",
  },
];

export const tags: Entry<"tags">[] = [
  { id: "tag_verkauf", name: "Verkauf", image: picture("symbol-verkauf", "Fahrrad mit Preisschild") },
  { id: "tag_werkstatt", name: "Werkstatt", image: picture("symbol-werkstatt", "Gekreuzte Schraubenschlüssel") },
  { id: "tag_verleih", name: "Verleih", image: picture("symbol-verleih", "Fahrradschlüssel mit Anhänger") },
];

/** The place of the shop in the middle of the town. */
const GRAZ = { longitude: 15.4279, latitude: 47.0714 };

const payment = {
  isCashEnabled: true,
  isATMCardEnabled: true,
  isMollieEnabled: true,
  isDatatransEnabled: true,
} satisfies Partial<Entry<"branches">>;

export const branches: Entry<"branches">[] = [
  {
    id: "brn_graz",
    identifier: "graz",
    name: "Quendel Graz – Geschäft und Verleih",
    division: "div_quendel",
    description:
      "320 m² Räder zum Anfassen, eine Probestrecke im Hof und der Verleih gleich nebenan. Ersatzteile liegen " +
      "meist am selben Tag zur Abholung bereit, Räder stellen wir fahrfertig ein.",
    street: "Haselrutengasse 9",
    zipCode: "8020",
    city: "Graz",
    phone: "+43 316 5550 20",
    email: "geschaeft@quendelrad.example",
    website: "https://quendelrad.example",
    ...GRAZ,
    openingHours: [
      ...open(WORKDAYS, "09:00", "18:30"),
      ...open(["saturday"], "09:00", "16:00"),
      ...closedOn("2026-12-24", "2026-12-25", "2026-12-26", "2027-01-01", "2027-01-06", "2027-12-24", "2027-12-25"),
      openOn("2026-12-31", "09:00", "13:00"),
    ],
    closedMessage: "Wir sind gerade selbst auf dem Rad unterwegs.",
    isDeliveryEnabled: true,
    isTakeawayEnabled: true,
    isDineInEnabled: false,
    isPreorderEnabled: true,
    isWithdrawalEnabled: true,
    deliveryAreas: [
      {
        id: "area_graz",
        area: "Graz (Zustellung mit dem Lastenrad)",
        price: 490,
        tax: 0.2,
        freeFromOrderValue: 10000,
        minimumOrderValue: 1500,
        border: circleBorder({ center: GRAZ, radius: 6 }),
      },
      {
        id: "area_umgebung",
        area: "Graz-Umgebung (bis 20 km)",
        price: 1900,
        tax: 0.2,
        freeFromOrderValue: 80000,
        minimumOrderValue: 5000,
        border: circleBorder({ center: GRAZ, radius: 20 }),
      },
      {
        id: "area_steiermark",
        area: "Übrige Steiermark",
        price: 3900,
        tax: 0.2,
        freeFromOrderValue: 150000,
        minimumOrderValue: 10000,
      },
    ],
    isEmailRequiredForDelivery: true,
    isPhoneRequiredForDelivery: true,
    isAddressRequiredForDelivery: true,
    isEmailRequiredForTakeaway: true,
    isPhoneRequiredForTakeaway: true,
    ...payment,
    isPublic: true,
    keywords: "Fahrrad, E-Bike, Lastenrad, Zubehör, Ersatzteile, Verleih, Lend, Graz",
    tags: [{ id: "tag_verkauf" }, { id: "tag_verleih" }],
    images: [
      picture("filiale-graz", "Fahrradgeschäft mit großer Auslage, davor zwei Räder", "wide"),
      picture("filiale-graz-innen", "Verkaufsraum mit Rädern an der Wand", "wide"),
    ],
    logo: picture("logo", "Quendel", "logo"),
  },
  {
    id: "brn_werkstatt",
    identifier: "werkstatt",
    name: "Quendel Werkstatt",
    division: "div_quendel",
    description:
      "Vier Montageständer, ein Laufradplatz und Diagnose für alle gängigen E-Antriebe. Stellen Sie zusammen, was " +
      "Ihr Rad braucht – wir melden uns mit Angebot und Termin, meist noch am selben Werktag.",
    street: "Speichenweg 2",
    zipCode: "8051",
    city: "Graz",
    phone: "+43 316 5550 51",
    email: "werkstatt@quendelrad.example",
    website: "https://quendelrad.example/werkstatt",
    longitude: 15.4012,
    latitude: 47.0978,
    openingHours: [
      ...open(["monday", "tuesday", "wednesday", "thursday"], "08:00", "12:00"),
      ...open(["monday", "tuesday", "wednesday", "thursday"], "13:00", "17:00"),
      ...open(["friday"], "08:00", "13:00"),
      ...closedOn(
        "2026-12-24",
        "2026-12-25",
        "2026-12-28",
        "2026-12-29",
        "2026-12-30",
        "2026-12-31",
        "2027-01-01",
        "2027-01-06",
      ),
    ],
    closedMessage: "Anfragen nehmen wir jederzeit entgegen und antworten am nächsten Werktag.",
    isDeliveryEnabled: false,
    isTakeawayEnabled: true,
    isDineInEnabled: false,
    isPreorderEnabled: true,
    isAppointmentRequired: true,
    isQuotationRequired: true,
    slotCapacity: 3,
    isEmailRequiredForTakeaway: true,
    isPhoneRequiredForTakeaway: true,
    ...payment,
    isPublic: true,
    keywords: "Werkstatt, Service, Reparatur, Gösting, Graz, E-Bike-Diagnose",
    tags: [{ id: "tag_werkstatt" }],
    images: [picture("filiale-werkstatt", "Fahrrad im Montageständer vor einer Werkzeugwand", "wide")],
    logo: picture("logo", "Quendel", "logo"),
  },
];

/** The store prints what is picked, the counter what customers get, and the desk is told of new orders. */
export const devices: Entry<"devices">[] = [
  {
    id: "dev_graz_lager",
    identifier: "graz-lager",
    name: "Lagerdrucker Graz",
    branch: "brn_graz",
    kind: "print",
    driver: "cloudprnt",
    events: ["confirmed", "changed", "cancelled"],
    documents: ["kitchenTicket"],
  },
  {
    id: "dev_graz_kassa",
    identifier: "graz-kassa",
    name: "Kassadrucker Graz",
    branch: "brn_graz",
    kind: "print",
    driver: "epson-sdp",
    events: ["confirmed"],
    documents: ["receipt"],
    substitute: "dev_graz_lager",
  },
  {
    id: "dev_graz_tresen",
    identifier: "graz-tresen",
    name: "Tablet am Tresen",
    branch: "brn_graz",
    kind: "notification",
    driver: "web-push",
    events: ["newOrder"],
  },
];
