// npm run factors:remove -- EMAIL: lets someone who lost app, passkeys and codes sign in with only the password.
import { findAccount } from "../apps/server/src/auth/repository.ts";
import { readConfig } from "../apps/server/src/config.ts";
import { removeSecondFactors } from "../apps/server/src/secondFactors/repository.ts";
import { recordSecurityEvent } from "../apps/server/src/securityEvents/record.ts";
import { endWith, withDatabase } from "./server/withDatabase.ts";

async function main(): Promise<void> {
  const [email] = process.argv.slice(2);
  if (!email) throw new Error("npm run factors:remove -- EMAIL");
  await withDatabase(readConfig(process.env), async ({ db }) => {
    const account = await findAccount(db, email);
    if (!account) throw new Error(`No account has the address ${email}.`);
    const accountId = account.account_id;
    await db.transaction().execute(async (tx) => {
      await removeSecondFactors(tx, accountId);
      await recordSecurityEvent(tx, { kind: "second_factors_reset", accountId });
    });
    console.log(`${email} now signs in with the password alone and can set up a second factor again.`);
  });
}

main().catch(endWith);
