import { borders } from "./borders";
import { type Entry, WORKDAYS, closedOn, open, openOn, picture } from "../build";

const FOOD_RATE = 0.1;

/** What all three branches ask of their customers. */
const requirements = {
  isEmailRequiredForDelivery: true,
  isPhoneRequiredForDelivery: true,
  isAddressRequiredForDelivery: true,
  isPhoneRequiredForTakeaway: true,
} satisfies Partial<Entry<"branches">>;

const payment = {
  isCashEnabled: true,
  isATMCardEnabled: true,
  isMollieEnabled: true,
  isDatatransEnabled: true,
} satisfies Partial<Entry<"branches">>;

export const divisions: Entry<"divisions">[] = [
  {
    id: "div_glutnest",
    identifier: "glutnest",
    name: "Glutnest Wien",
    title: "Pizza aus dem Buchenholzofen",
    description: "Drei Öfen, ein Sauerteig: Neubau, Favoriten und Leopoldstadt.",
  },
];

export const tags: Entry<"tags">[] = [
  {
    id: "tag_schanigarten",
    name: "Schanigarten",
    image: picture("symbol-schanigarten", "Sonnenschirm über einem kleinen Tisch"),
  },
  { id: "tag_holzofen", name: "Holzofen", image: picture("symbol-holzofen", "Gewölbter Pizzaofen mit Feuer") },
  { id: "tag_kinder", name: "Kinderfreundlich", image: picture("symbol-kinder", "Bunter Luftballon") },
  { id: "tag_barrierefrei", name: "Barrierefrei", image: picture("symbol-barrierefrei", "Rampe neben Stufen") },
  { id: "tag_spaet", name: "Bis spät in die Nacht", image: picture("symbol-spaet", "Mond über Dächern") },
];

export const branches: Entry<"branches">[] = [
  {
    id: "brn_neubau",
    identifier: "neubau",
    name: "Glutnest Neubau",
    division: "div_glutnest",
    description:
      "Unser Stammhaus im ehemaligen Kohlenkeller: 48 Plätze rund um den offenen Buchenholzofen, im Sommer ein " +
      "ruhiger Innenhof mit Oleander. Hier wird der Teig für alle drei Häuser angesetzt – er ruht 48 Stunden.",
    street: "Pfefferminzgasse 14",
    zipCode: "1070",
    city: "Wien",
    phone: "+43 1 5550 170",
    email: "neubau@glutnest.example",
    website: "https://glutnest.example/neubau",
    longitude: 16.3492,
    latitude: 48.2027,
    openingHours: [
      ...open(["monday", "tuesday", "wednesday", "thursday"], "11:00", "23:00"),
      ...open(["friday", "saturday"], "11:00", "02:00"),
      ...open(["sunday"], "12:00", "22:00"),
      ...closedOn("2026-12-24", "2026-12-25", "2027-12-24", "2027-12-25"),
      openOn("2026-12-31", "11:00", "16:00"),
      openOn("2027-01-01", "16:00", "22:00"),
    ],
    isDeliveryHoursEnabled: true,
    deliveryHours: [
      ...open(["monday", "tuesday", "wednesday", "thursday"], "11:30", "22:00"),
      ...open(["friday", "saturday"], "11:30", "00:30"),
      ...open(["sunday"], "12:30", "21:30"),
      ...closedOn("2026-12-24", "2026-12-25", "2026-12-31", "2027-12-24", "2027-12-25"),
      openOn("2027-01-01", "16:30", "21:30"),
    ],
    closedMessage: "Der Ofen ruht gerade – wir freuen uns auf Ihren nächsten Besuch.",
    isDeliveryEnabled: true,
    isTakeawayEnabled: true,
    isDineInEnabled: true,
    isPreorderEnabled: true,
    isTableSelectionEnabled: true,
    deliveryAreas: [
      {
        id: "area_1070",
        area: "1070 Neubau",
        price: 0,
        tax: FOOD_RATE,
        free: true,
        minimumOrderValue: 1500,
        border: borders.neubau,
      },
      {
        id: "area_1060",
        area: "1060 Mariahilf",
        price: 250,
        tax: FOOD_RATE,
        freeFromOrderValue: 4000,
        minimumOrderValue: 1800,
        border: borders.mariahilf,
      },
      {
        id: "area_1080",
        area: "1080 Josefstadt",
        price: 250,
        tax: FOOD_RATE,
        freeFromOrderValue: 4000,
        minimumOrderValue: 1800,
        border: borders.josefstadt,
      },
      {
        id: "area_1010",
        area: "1010 Innere Stadt",
        price: 390,
        tax: FOOD_RATE,
        freeFromOrderValue: 6000,
        minimumOrderValue: 2500,
        border: borders.innereStadt,
      },
      {
        id: "area_1150",
        area: "1150 Rudolfsheim-Fünfhaus (bis Gürtelnähe)",
        price: 450,
        tax: FOOD_RATE,
        minimumOrderValue: 2800,
        border: borders.rudolfsheim,
      },
    ],
    ...requirements,
    ...payment,
    isPublic: true,
    keywords: "Pizza, Holzofen, Sauerteig, Neubau, 7. Bezirk, Innenhof, Mittagsmenü, vegan",
    tags: [{ id: "tag_holzofen" }, { id: "tag_schanigarten" }, { id: "tag_kinder" }, { id: "tag_spaet" }],
    images: [
      picture("filiale-neubau", "Gründerzeithaus mit roter Markise und Topfpflanzen vor dem Eingang", "wide"),
      picture("filiale-neubau-ofen", "Gemauerter Buchenholzofen mit glühendem Feuer im Gastraum", "wide"),
    ],
    logo: picture("logo", "Glutnest", "logo"),
  },
  {
    id: "brn_favoriten",
    identifier: "favoriten",
    name: "Glutnest Favoriten",
    division: "div_glutnest",
    description:
      "Unsere Pizza zum Mitnehmen und Liefern zwischen Reumannplatz und Wienerberg. Kein Gastraum, dafür der " +
      "schnellste Ofen der drei: Ihre Bestellung ist meist in 20 Minuten fertig.",
    street: "Am Glockenwerk 3",
    zipCode: "1100",
    city: "Wien",
    phone: "+43 1 5550 110",
    email: "favoriten@glutnest.example",
    website: "https://glutnest.example/favoriten",
    longitude: 16.3764,
    latitude: 48.1779,
    openingHours: [
      ...open(WORKDAYS, "11:00", "14:30"),
      ...open(["monday", "tuesday", "wednesday", "thursday"], "17:00", "22:30"),
      ...open(["friday"], "17:00", "00:30"),
      ...open(["saturday"], "17:00", "01:00"),
      ...open(["sunday"], "12:00", "22:00"),
      ...closedOn("2026-12-24", "2026-12-25", "2026-12-31", "2027-01-01", "2027-12-24", "2027-12-25"),
    ],
    closedMessage: "Mittagspause von 14:30 bis 17:00 – danach brennt der Ofen wieder.",
    isDeliveryEnabled: true,
    isTakeawayEnabled: true,
    isDineInEnabled: false,
    isPreorderEnabled: false,
    deliveryAreas: [
      {
        id: "area_1100n",
        area: "1100 Favoriten Nord (bis Reumannplatz)",
        price: 190,
        tax: FOOD_RATE,
        freeFromOrderValue: 3000,
        minimumOrderValue: 1500,
        border: borders.favoritenNorth,
      },
      {
        id: "area_1100s",
        area: "1100 Favoriten Süd (bis Wienerberg)",
        price: 290,
        tax: FOOD_RATE,
        freeFromOrderValue: 4500,
        minimumOrderValue: 2000,
        border: borders.favoritenSouth,
      },
      {
        id: "area_1050",
        area: "1050 Margareten",
        price: 350,
        tax: FOOD_RATE,
        freeFromOrderValue: 5000,
        minimumOrderValue: 2500,
        border: borders.margareten,
      },
    ],
    ...requirements,
    ...payment,
    isPublic: true,
    keywords: "Pizza, Abholung, Lieferung, Favoriten, 10. Bezirk, Reumannplatz, Wienerberg",
    tags: [{ id: "tag_holzofen" }, { id: "tag_barrierefrei" }, { id: "tag_spaet" }],
    images: [
      picture("filiale-favoriten", "Ebenerdiges Backsteingebäude mit großem Abholfenster bei Abendlicht", "wide"),
    ],
    logo: picture("logo", "Glutnest", "logo"),
  },
  {
    id: "brn_leopoldstadt",
    identifier: "leopoldstadt",
    name: "Glutnest Leopoldstadt",
    division: "div_glutnest",
    description:
      "Zwischen Karmelitermarkt und Augarten: Schanigarten unter Kastanien, Platz für Kinderwägen und die größte " +
      "Auswahl an Desserts. Montag ist Ruhetag, da füttern wir den Sauerteig.",
    street: "Stegreifgasse 21",
    zipCode: "1020",
    city: "Wien",
    phone: "+43 1 5550 120",
    email: "leopoldstadt@glutnest.example",
    website: "https://glutnest.example/leopoldstadt",
    longitude: 16.3798,
    latitude: 48.2189,
    openingHours: [
      ...open(["tuesday", "wednesday", "thursday", "sunday"], "11:00", "22:30"),
      ...open(["friday", "saturday"], "11:00", "00:30"),
      ...closedOn("2026-12-24", "2026-12-25", "2026-12-26", "2027-12-24", "2027-12-25", "2027-12-26"),
      openOn("2026-12-31", "11:00", "18:00"),
    ],
    closedMessage: "Montag ist Ruhetag.",
    isDeliveryEnabled: true,
    isTakeawayEnabled: true,
    isDineInEnabled: true,
    isPreorderEnabled: true,
    deliveryAreas: [
      {
        id: "area_1020",
        area: "1020 Leopoldstadt",
        price: 190,
        tax: FOOD_RATE,
        freeFromOrderValue: 3500,
        minimumOrderValue: 1600,
        border: borders.leopoldstadt,
      },
      {
        id: "area_1200",
        area: "1200 Brigittenau",
        price: 290,
        tax: FOOD_RATE,
        freeFromOrderValue: 4500,
        minimumOrderValue: 2000,
        border: borders.brigittenau,
      },
      {
        id: "area_1030",
        area: "1030 Landstraße (nördlich des Rennwegs)",
        price: 390,
        tax: FOOD_RATE,
        freeFromOrderValue: 5500,
        minimumOrderValue: 2500,
        border: borders.landstrasse,
      },
    ],
    ...requirements,
    ...payment,
    isPublic: true,
    keywords: "Pizza, Schanigarten, Leopoldstadt, 2. Bezirk, Karmelitermarkt, Augarten, Kinder, Desserts",
    tags: [{ id: "tag_holzofen" }, { id: "tag_schanigarten" }, { id: "tag_kinder" }, { id: "tag_barrierefrei" }],
    images: [
      picture("filiale-leopoldstadt", "Eckhaus mit Schanigarten, Lichterkette und Kastanienbaum", "wide"),
      picture("filiale-leopoldstadt-garten", "Gedeckte Tische unter Sonnenschirmen im Schanigarten", "wide"),
    ],
    logo: picture("logo", "Glutnest", "logo"),
  },
];

const NEUBAU_TABLES = [
  "1",
  "2",
  "3",
  "4",
  "5",
  "6",
  "7",
  "8",
  "9",
  "10",
  "Hof 1",
  "Hof 2",
  "Hof 3",
  "Hof 4",
  "Ofenbar",
];

/** Every branch has the same stations, so that products name them once. */
const STATIONS = [
  { identifier: "ofen", name: "Ofen", colour: "#B3261E" },
  { identifier: "pfanne", name: "Pfanne", colour: "#8A5A00" },
  { identifier: "kalt", name: "Kalte Küche", colour: "#1B6E3C" },
  { identifier: "bar", name: "Bar", colour: "#1F5FA8" },
] as const;

export const stations: Entry<"stations">[] = branches.flatMap(({ id, identifier: branch }) =>
  STATIONS.map((station) => ({ id: `sta_${branch}_${station.identifier}`, branch: id, ...station })),
);

/** The kitchen prints what it has to prepare, the counter what customers get, and the desk is told of new orders. */
export const devices: Entry<"devices">[] = [
  {
    id: "dev_neubau_kueche",
    identifier: "neubau-kueche",
    name: "Küchendrucker Neubau",
    branch: "brn_neubau",
    kind: "print",
    driver: "cloudprnt",
    events: ["confirmed", "changed", "cancelled"],
    documents: ["kitchenTicket"],
  },
  {
    id: "dev_neubau_theke",
    identifier: "neubau-theke",
    name: "Thekendrucker Neubau",
    branch: "brn_neubau",
    kind: "print",
    driver: "epson-sdp",
    events: ["confirmed"],
    documents: ["receipt", "deliverySlip"],
    substitute: "dev_neubau_kueche",
  },
  {
    id: "dev_neubau_tresen",
    identifier: "neubau-tresen",
    name: "Tablet am Tresen",
    branch: "brn_neubau",
    kind: "notification",
    driver: "web-push",
    events: ["newOrder"],
  },
];

export const tables: Entry<"tables">[] = NEUBAU_TABLES.map((identifier) => ({
  id: `tbl_neubau_${identifier.toLowerCase().replace(" ", "_")}`,
  identifier,
  branch: "brn_neubau",
}));
