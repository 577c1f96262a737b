import { AccountView } from "../../features/account/AccountView.tsx";

export default AccountView;
