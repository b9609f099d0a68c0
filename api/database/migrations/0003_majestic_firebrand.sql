CREATE TABLE "account_request" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"name" text,
	"username" text,
	"password_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "email" ADD COLUMN "account_request_id" uuid;--> statement-breakpoint
ALTER TABLE "email" ADD COLUMN "mailbox" text;--> statement-breakpoint
CREATE INDEX "account_request_email_index" ON "account_request" USING btree ("email");--> statement-breakpoint
ALTER TABLE "email" ADD CONSTRAINT "email_account_request_id_account_request_id_fk" FOREIGN KEY ("account_request_id") REFERENCES "public"."account_request"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_mailbox_created_at_index" ON "email" USING btree ("mailbox","created_at");--> statement-breakpoint
CREATE INDEX "account_mails" ON "email" USING btree ("created_at") WHERE "email"."mailbox" is not null;