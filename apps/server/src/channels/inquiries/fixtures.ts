import type { Inquiry } from "./readInquiry.ts";

interface Fixture {
  from: string;
  subject: string;
  text: string;
  replyTo?: string;
  /** Null if the mail has no renter's contact details. */
  expected: Partial<Inquiry> | null;
}

/**
 * Mails written by hand after what such mails usually contain. None was sent by the site it names, and names, numbers
 * and addresses are invented. The agent is `rosa@agents.example`.
 */
export const handmadeInquiries: Record<string, Fixture> = {
  "Zillow, told in sentences": {
    from: "rentalclientservices@zillow.com",
    replyTo: "2k4j1lq@convo.zillow.com",
    subject: "Jane Doe is requesting information about 888 Brickell Key Dr #2406, Miami, FL, 33131",
    text: `New contact

Jane Doe says:
"I would like to see this place on Saturday. Is parking included?"

888 Brickell Key Dr #2406, Miami, FL 33131

(305) 555-0142
jane.doe@renters.example

Listing provided by Rosa`,
    expected: {
      portal: "Zillow",
      name: "Jane Doe",
      email: "jane.doe@renters.example",
      phone: "+13055550142",
      message: "I would like to see this place on Saturday. Is parking included?",
      address: "888 Brickell Key Dr #2406, Miami, FL, 33131",
    },
  },
  "Zillow, with only an address for answers": {
    from: "2k4j1lq@convo.zillow.com",
    replyTo: "2k4j1lq@convo.zillow.com",
    subject: "Marcus Hill is interested in 12 NE 3rd Ave, Miami, FL",
    text: `Marcus Hill says:\nIs it still available?\n\nReply to this email to answer Marcus.`,
    expected: {
      portal: "Zillow",
      name: "Marcus Hill",
      email: "2k4j1lq@convo.zillow.com",
      phone: null,
      message: "Is it still available?",
    },
  },
  "Apartments.com, labeled": {
    from: "lead@apartments.com",
    subject: "New Lead: 1420 Pine Tree Dr, Miami Beach",
    text: `You have a new lead from Apartments.com.

Name: Luis Ortega
Email: luis.ortega@renters.example
Phone: 786-555-0117
Property: 1420 Pine Tree Dr, Miami Beach, FL 33139
Move Date: 5/1/2026
Comments: Hello, we have two cats.
Do you allow them?

---------------------------------
Manage your leads at apartments.com`,
    expected: {
      portal: "Apartments.com",
      name: "Luis Ortega",
      email: "luis.ortega@renters.example",
      phone: "+17865550117",
      message: "Hello, we have two cats.\nDo you allow them?",
      address: "1420 Pine Tree Dr, Miami Beach, FL 33139",
    },
  },
  "Realtor.com, values below their labels, forwarded by the agent": {
    from: "Rosa <rosa@agents.example>",
    subject: "Fwd: New lead from Realtor.com",
    text: `FYI

---------- Forwarded message ---------
From: realtor.com <leads@email.realtor.com>
Date: Fri, Mar 20, 2026 at 9:58 AM
Subject: New lead from Realtor.com
To: <rosa@agents.example>

First Name:
Dana
Last Name:
Whitfield
Email Address:
dana.w@renters.example
Phone Number:
+1 (954) 555-0188
Comment:
I am interested in 77 SW 8th St, Unit 1204.
Property Address:
77 SW 8th St, Unit 1204, Miami, FL 33130`,
    expected: {
      portal: "Realtor.com",
      name: "Dana Whitfield",
      email: "dana.w@renters.example",
      phone: "+19545550188",
      message: "I am interested in 77 SW 8th St, Unit 1204.",
      address: "77 SW 8th St, Unit 1204, Miami, FL 33130",
    },
  },
  "a form in Spanish on a site we don't know": {
    from: "avisos@rentasmiami.example",
    subject: "Nueva consulta",
    text: `Nombre: Carla Méndez
Correo electrónico: carla@renters.example
Teléfono: 305 555 0166
Propiedad: 55 Merrick Way
Mensaje: Buenas, ¿sigue disponible? Me mudo en junio.`,
    expected: {
      portal: null,
      name: "Carla Méndez",
      email: "carla@renters.example",
      phone: "+13055550166",
      message: "Buenas, ¿sigue disponible? Me mudo en junio.",
      address: "55 Merrick Way",
    },
  },
  "Zumper, with only a phone number": {
    from: "no-reply@zumper.com",
    subject: "New inquiry",
    text: `Name: Sam Lee\nPhone: (305) 555-0123\nMessage: Please call me about the studio.`,
    expected: {
      portal: "Zumper",
      name: "Sam Lee",
      email: null,
      phone: "+13055550123",
      message: "Please call me about the studio.",
    },
  },
  "a newsletter of a portal": {
    from: "news@zillow.com",
    replyTo: "no-reply@zillow.com",
    subject: "Rental trends this spring",
    text: "Rents in Miami rose by 2 %.\n\nQuestions? support@zillow.com",
    expected: null,
  },
  "a mail from a stranger, whose signature isn't a lead": {
    from: "vendor@cleaning.example",
    subject: "Cleaning offer",
    text: "We clean homes.\n\nsales@cleaning.example\n(305) 555-0100",
    expected: null,
  },
  "the agent's own address": {
    from: "rosa@agents.example",
    subject: "Fwd: hello",
    text: "From: lead@zillow.com\n\nEmail: rosa@agents.example",
    expected: null,
  },
};
